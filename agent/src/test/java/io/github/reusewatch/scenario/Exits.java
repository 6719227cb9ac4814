package io.github.reusewatch.scenario;

import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;

/**
 * Changes a buffer that is in flight, and ends the process in the way that is asked for: {@code
 * return}, {@code exit} (status 3), {@code hook}, {@code throw}.
 */
public final class Exits {
  private Exits() {}

  public static void main(String[] arguments) throws Exception {
    try (Cluster cluster = new Cluster(arguments[0])) {
      cluster.createTopic(arguments[1]);
    }
    byte[] value = Payloads.ascii(100);
    KafkaProducer<byte[], byte[]> producer =
        new Cluster(arguments[0]).producer("linger.ms", "600000", "delivery.timeout.ms", "700000");
    if (arguments[2].equals("hook")) {
      Runtime.getRuntime()
          .addShutdownHook(
              new Thread(
                  () -> {
                    producer.close();
                    System.out.println("closed by the application's hook");
                  }));
    }
    producer.send(new ProducerRecord<>(arguments[1], 0, null, value));
    Payloads.refill(value);
    switch (arguments[2]) {
      case "return" -> new Thread(() -> System.exit(0)).start();
      case "exit" -> System.exit(3);
      case "hook" -> System.exit(0);
      case "throw" -> {
        producer.close();
        throw new IllegalStateException("on purpose");
      }
      default -> throw new IllegalArgumentException(arguments[2]);
    }
  }
}
