package io.github.reusewatch.cost;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.ByteArraySerializer;

/**
 * Sends records of 1 KiB as fast as it can: first to warm up, then in rounds. Of each round it says
 * the process's CPU time for one record.
 *
 * <p>Arguments: the bootstrap servers, {@code batch.size}, and {@code timed} to measure the agent's
 * calls, too.
 */
public final class CostApplication {
  public static final String TOPIC = "cost";
  public static final int PARTITIONS = 3;
  private static final int RECORD = 1_024;
  private static final int RECORDS_OF_A_ROUND = 200_000;
  private static final int ROUNDS_TO_WARM_UP = 2;
  private static final int ROUNDS = 5;

  private CostApplication() {}

  public static void main(String[] arguments) throws ReflectiveOperationException {
    Map<String, Object> settings = new HashMap<>();
    settings.put("bootstrap.servers", arguments[0]);
    settings.put("batch.size", arguments[1]);
    settings.put("acks", "1");
    settings.put("enable.idempotence", "false");
    settings.put("linger.ms", "5"); // batches are full, as where the load is high
    TimedCalls calls = arguments.length > 2 ? TimedCalls.install() : null;
    try (KafkaProducer<byte[], byte[]> producer =
        new KafkaProducer<>(settings, new ByteArraySerializer(), new ByteArraySerializer())) {
      for (int i = 0; i < ROUNDS_TO_WARM_UP; i++) {
        round(producer);
      }
      if (calls != null) {
        calls.forget();
      }
      for (int i = 0; i < ROUNDS; i++) {
        System.out.println("cpu " + round(producer) / RECORDS_OF_A_ROUND);
      }
      if (calls != null) {
        calls.say();
      }
    }
  }

  /** Nanoseconds of CPU. */
  private static long round(KafkaProducer<byte[], byte[]> producer) {
    byte[] value = new byte[RECORD];
    long before = cpuNanos();
    for (int i = 0; i < RECORDS_OF_A_ROUND; i++) {
      producer.send(new ProducerRecord<>(TOPIC, i % PARTITIONS, null, value));
    }
    producer.flush();
    return cpuNanos() - before;
  }

  private static long cpuNanos() {
    return ((OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean())
        .getProcessCpuTime();
  }
}
