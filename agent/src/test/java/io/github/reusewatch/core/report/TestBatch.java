package io.github.reusewatch.core.report;

/** Findings about one batch of the client's, for orders-1, of which payments-0 took the buffer. */
final class TestBatch {
  private static final String IO_THREAD = "kafka-producer-network-thread | producer-1";
  private static final BatchTaker PAYMENTS = new BatchTaker("payments", 0, "http-9");

  private TestBatch() {}

  static Finding freed(Wire wire, Freed why) {
    return Finding.ofBatch(
        Kind.CLIENT_BUFFER_FREED_IN_FLIGHT,
        wire,
        "failed:TimeoutException",
        producer("4.1.1"),
        part(null),
        null,
        freedBatch(why),
        why == Freed.TWICE ? PAYMENTS : null,
        Answer.NONE);
  }

  static Finding changed() {
    return changed("4.1.1", 1829L);
  }

  static Finding changed(String version, Long offset) {
    return changed(version, offset, offset == null ? Answer.NONE : Answer.appended());
  }

  static Finding changed(String version, Long offset, Answer answer) {
    return Finding.ofBatch(
        Kind.CLIENT_BUFFER_CHANGED_IN_FLIGHT,
        Wire.CHANGED,
        "failed:TimeoutException",
        producer(version),
        part(offset),
        ByteChange.ofBatch(0x1c291ca3, 0xe3069283),
        freedBatch(Freed.EXPIRED),
        PAYMENTS,
        answer);
  }

  /** One of which little was seen. */
  static Finding unknown() {
    return Finding.ofBatch(
        Kind.CLIENT_BUFFER_CHANGED_IN_FLIGHT,
        Wire.UNKNOWN,
        null,
        producer(null),
        part(null),
        ByteChange.ofBatch(0x1c291ca3, null),
        null,
        null,
        Answer.NONE);
  }

  private static ProducerId producer(String version) {
    return new ProducerId("org.apache.kafka.clients.producer.KafkaProducer", "producer-1", version);
  }

  private static RecordPart part(Long offset) {
    return new RecordPart("orders", 1, offset, Role.BATCH, null, 21, 16_363);
  }

  private static FreedBatch freedBatch(Freed why) {
    return new FreedBatch(
        why,
        IO_THREAD,
        why == Freed.TWICE ? 0 : 9000,
        Stacks.traceWithClient(
            "org.apache.kafka.clients.producer.internals.BufferPool.deallocate(BufferPool.java:261)"));
  }
}
