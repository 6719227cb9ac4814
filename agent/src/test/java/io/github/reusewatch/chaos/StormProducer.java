package io.github.reusewatch.chaos;

import io.github.reusewatch.broker.ScriptedCluster;
import io.github.reusewatch.broker.ScriptedClusterBuilder;
import io.github.reusewatch.broker.Transport;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Properties;

/**
 * A way to configure a producer, each with topics and brokers of its own: so what arrived, and what
 * is found, is known to be of this one.
 */
public enum StormProducer {
  ONE_ACK(false, "1", "none"),
  NO_ACK(false, "0", "none"),
  IDEMPOTENT_TLS(true, "all", "none"),
  IDEMPOTENT_GZIP(false, "all", "gzip");

  /** Of the client's and the brokers' sockets: a batch does not fit into both. */
  private static final int SOCKET_BUFFER = 4096;

  static final int BATCH_SIZE = 16384;

  /** How many batches the pool has memory for: few, so that what is freed is taken at once. */
  static final int BATCHES = 8;

  private static final int REQUEST_TIMEOUT = 300;
  private static final int LINGER = 2;

  private final boolean tls;
  private final String acks;
  private final String compression;

  StormProducer(boolean tls, String acks, String compression) {
    this.tls = tls;
    this.acks = acks;
    this.compression = compression;
  }

  public boolean isIdempotent() {
    return acks.equals("all");
  }

  /** What it sends to, and how many partitions that has; both nodes lead some. */
  Map<String, int[]> topics() {
    return Map.of(
        name() + ".orders", new int[] {1, 1, 1, 1},
        name() + ".payments", new int[] {2, 2, 2},
        name() + ".mixed", new int[] {1, 2});
  }

  ScriptedCluster startBrokers(Transport withTls) throws IOException {
    ScriptedClusterBuilder brokers =
        ScriptedCluster.over(tls ? withTls : Transport.PLAINTEXT)
            .node(1, SOCKET_BUFFER)
            .node(2, SOCKET_BUFFER)
            .forgetful();
    topics().forEach(brokers::topic);
    return brokers.start();
  }

  /** Writes its settings to a file of its name, for {@link StormApplication}. */
  Path configure(ScriptedCluster brokers, Path folder) throws IOException {
    Properties all = new Properties();
    all.put("client.id", name());
    all.put("batch.size", Integer.toString(BATCH_SIZE));
    all.put("buffer.memory", Integer.toString(BATCHES * BATCH_SIZE));
    all.put("linger.ms", Integer.toString(LINGER));
    all.put("request.timeout.ms", Integer.toString(REQUEST_TIMEOUT));
    all.put("delivery.timeout.ms", Integer.toString(REQUEST_TIMEOUT + LINGER));
    all.put("max.block.ms", "1000");
    all.put("retries", "5");
    all.put("retry.backoff.ms", "20");
    all.put("reconnect.backoff.ms", "10");
    all.put("send.buffer.bytes", Integer.toString(SOCKET_BUFFER));
    all.put("acks", acks);
    all.put("enable.idempotence", Boolean.toString(isIdempotent()));
    all.put("compression.type", compression);
    all.putAll(brokers.clientSettings(2));
    Path file = folder.resolve(name());
    try (Writer out = Files.newBufferedWriter(file)) {
      all.store(out, null);
    }
    return file;
  }
}
