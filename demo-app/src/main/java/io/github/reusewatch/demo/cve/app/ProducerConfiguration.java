package io.github.reusewatch.demo.cve.app;

import java.util.HashMap;
import java.util.Map;

/** The application's settings of the client. */
final class ProducerConfiguration {
  /**
   * That of the order in flight and those of the orders behind it. There is no memory for another,
   * so that the payments get these.
   */
  private static final int BUFFERS = 1 + OrdersAndPayments.ORDERS_PARTITIONS;

  /** Room for the records and for what the client adds to each. */
  private static final int BATCH_SIZE = OrdersAndPayments.RECORDS * (Letter.SIZE + 64);

  /** What the kernel takes before it blocks is a small part of a batch. */
  private static final int SEND_BUFFER = 16 << 10;

  /** Time for all records of a batch to get into it, on a busy machine too. */
  private static final int LINGER_MILLIS = 1000;

  private static final int REQUEST_TIMEOUT_MILLIS = 10_000;

  private ProducerConfiguration() {}

  static Map<String, Object> of(String bootstrapServers) {
    Map<String, Object> configuration = new HashMap<>();
    configuration.put("bootstrap.servers", bootstrapServers);
    configuration.put("client.id", "orders-and-payments");
    configuration.put("acks", "1");
    configuration.put("max.in.flight.requests.per.connection", 1);
    configuration.put("linger.ms", LINGER_MILLIS);
    configuration.put("request.timeout.ms", REQUEST_TIMEOUT_MILLIS);
    // The least that the client allows: records that wait time out before their request does.
    configuration.put("delivery.timeout.ms", LINGER_MILLIS + REQUEST_TIMEOUT_MILLIS);
    configuration.put("batch.size", BATCH_SIZE);
    configuration.put("buffer.memory", BUFFERS * BATCH_SIZE);
    configuration.put("send.buffer.bytes", SEND_BUFFER);
    return configuration;
  }
}
