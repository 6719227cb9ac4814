package io.github.reusewatch.core.kafka;

import java.lang.invoke.MethodHandle;
import java.nio.ByteBuffer;

/** Reads a client's {@code ProducerBatch}. */
public final class ProducerBatchReader {
  private static final String BATCH = "org.apache.kafka.clients.producer.internals.ProducerBatch";

  private static final ClassValue<ProducerBatchReader> READERS =
      new ClassValue<>() {
        @Override
        protected ProducerBatchReader computeValue(Class<?> type) {
          return new ProducerBatchReader(type);
        }
      };

  private final ClientName client;
  private final MethodHandle buffer;
  private final MethodHandle records;
  private final MethodHandle bufferOfRecords;
  private final MethodHandle topicPartition;
  private final MethodHandle topic;
  private final MethodHandle partition;

  private ProducerBatchReader(Class<?> type) {
    // Not a subclass: ChunkedProducerBatch of 4.4 would gather all its chunks to give its buffer.
    boolean known = type.getName().endsWith(BATCH);
    String prefix =
        known ? type.getName().substring(0, type.getName().length() - BATCH.length()) : "";
    Handles handles = new Handles(prefix, type.getClassLoader());
    Class<?> partitionType = handles.kafkaClass("org.apache.kafka.common.TopicPartition");
    client =
        new ClientName(
            prefix + KafkaClient.PRODUCER,
            known ? ClientVersion.of(type.getName(), type.getClassLoader()) : null);
    buffer = known ? handles.method(type, "buffer", ByteBuffer.class) : null;
    records = known ? handles.method(type, "records", Object.class) : null;
    bufferOfRecords =
        known ? handles.method(handles.typeOf(type, "records"), "buffer", ByteBuffer.class) : null;
    topicPartition = known ? handles.field(type, "topicPartition", Object.class) : null;
    topic = handles.method(partitionType, "topic", String.class);
    partition = handles.method(partitionType, "partition", int.class);
  }

  /**
   * The reader for batches of this class.
   *
   * @return {@code null} if it is not the client's plain batch, or of another shape
   */
  public static ProducerBatchReader of(Class<?> batchClass) {
    ProducerBatchReader reader = READERS.get(batchClass);
    boolean complete =
        reader.buffer != null
            && reader.records != null
            && reader.bufferOfRecords != null
            && reader.topicPartition != null
            && reader.topic != null
            && reader.partition != null;
    return complete ? reader : null;
  }

  public ClientName client() {
    return client;
  }

  /**
   * Where the bytes of a batch that is closed are: its {@code MemoryRecords} are those that its
   * close has built.
   *
   * @return a buffer of which they are what remains
   */
  public ByteBuffer records(Object batch) throws Throwable {
    return (ByteBuffer) bufferOfRecords.invokeExact((Object) records.invokeExact(batch));
  }

  /** The batch's memory. */
  public ByteBuffer buffer(Object batch) throws Throwable {
    return (ByteBuffer) buffer.invokeExact(batch);
  }

  public String topic(Object batch) throws Throwable {
    return (String) topic.invokeExact((Object) topicPartition.invokeExact(batch));
  }

  public int partition(Object batch) throws Throwable {
    return (int) partition.invokeExact((Object) topicPartition.invokeExact(batch));
  }
}
