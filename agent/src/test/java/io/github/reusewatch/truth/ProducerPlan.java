package io.github.reusewatch.truth;

import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;

/**
 * The settings of one producer.
 *
 * @param mostBytes of a part of a record: a record that is larger than the producer's memory is not
 *     sent
 * @param key what it takes for a key
 * @param value what it takes for a value
 */
record ProducerPlan(Map<String, Object> settings, int mostBytes, Form key, Form value) {
  private static final int LARGE = 1 << 20;

  static ProducerPlan of(SplittableRandom random, int number) {
    int memory = pick(random, 100_000, 400_000, 4 << 20, 32 << 20);
    boolean hurries = random.nextInt(4) == 0;
    String acks = pick(random, "0", "1", "1", "all", "all");
    int linger = pick(random, 0, 0, 1, 5, 30);
    Map<String, Object> settings = new HashMap<>();
    settings.put("client.id", "truth-" + number);
    settings.put("acks", acks);
    settings.put("enable.idempotence", acks.equals("all") && random.nextBoolean());
    settings.put("max.in.flight.requests.per.connection", pick(random, 1, 5));
    settings.put("compression.type", pick(random, "none", "none", "gzip", "snappy", "lz4", "zstd"));
    settings.put("linger.ms", linger);
    settings.put("batch.size", pick(random, 0, 1_000, 16_384, 16_384, 100_000));
    settings.put("buffer.memory", memory);
    settings.put("max.request.size", 4 * LARGE);
    settings.put("retry.backoff.ms", 20);
    settings.put("reconnect.backoff.max.ms", 200);
    settings.put("max.block.ms", hurries ? 300 : 120_000);
    settings.put("request.timeout.ms", pick(random, 500, 30_000));
    settings.put("delivery.timeout.ms", hurries ? 1_000 + linger : 120_000);
    if (hurries) {
      settings.put("request.timeout.ms", 500);
    }
    return new ProducerPlan(
        settings,
        memory < 8 * LARGE ? Math.min(memory / 4, 65_536) : LARGE,
        form(random),
        form(random));
  }

  /** Of a part of its records; headers are arrays. */
  Form form(Role role) {
    return switch (role) {
      case KEY -> key;
      case VALUE -> value;
      case HEADER -> Form.ARRAYS;
    };
  }

  private static Form form(SplittableRandom random) {
    return pick(
        random,
        Form.ARRAYS,
        Form.ARRAYS,
        Form.ARRAYS,
        Form.BYTES_OBJECTS,
        Form.BUFFERS,
        Form.BUFFERS,
        Form.BUFFERS,
        Form.BUFFERS_FROM_POSITION);
  }

  @SafeVarargs
  private static <T> T pick(SplittableRandom random, T... from) {
    return from[random.nextInt(from.length)];
  }
}
