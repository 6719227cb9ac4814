package io.github.reusewatch.core.kafka;

import java.lang.invoke.MethodHandle;

/** The client of one class loader: its producers, callbacks and acknowledgements. Thread-safe. */
public final class KafkaClient {
  /** The binary name of the producer's class, which a relocated client puts a prefix before. */
  public static final String PRODUCER = "org.apache.kafka.clients.producer.KafkaProducer";

  private final RecordReader records;
  private final String version;
  private final boolean copySeen;
  private final MethodHandle callback;
  private final MethodHandle callbackWithDelegate;
  private final MethodHandle clientId;
  private final MethodHandle partition;
  private final MethodHandle offset;

  /**
   * @param producerClass the class {@code KafkaProducer} itself, not a subclass
   * @param copySeen whether the hook at the copy into the batch is in
   */
  public KafkaClient(Class<?> producerClass, boolean copySeen, CallbackGenerator generator)
      throws ReflectiveOperationException {
    String prefix =
        producerClass.getName().substring(0, producerClass.getName().length() - PRODUCER.length());
    Handles handles = new Handles(prefix, producerClass.getClassLoader());
    Class<?> callbackType = handles.kafkaClass("org.apache.kafka.clients.producer.Callback");
    if (callbackType == null) {
      throw new ClassNotFoundException(prefix + "org.apache.kafka.clients.producer.Callback");
    }
    Class<?> metadata = handles.kafkaClass("org.apache.kafka.clients.producer.RecordMetadata");
    Class<?> recordClass = handles.kafkaClass("org.apache.kafka.clients.producer.ProducerRecord");
    if (recordClass == null) {
      throw new ClassNotFoundException(prefix + "org.apache.kafka.clients.producer.ProducerRecord");
    }
    this.records = RecordReader.of(recordClass);
    this.version = ClientVersion.of(producerClass.getName(), producerClass.getClassLoader());
    this.copySeen = copySeen;
    this.callback = generator.callback(callbackType);
    this.callbackWithDelegate = generator.callbackWithDelegate(callbackType);
    this.clientId = handles.field(producerClass, "clientId", String.class);
    this.partition = handles.method(metadata, "partition", int.class);
    this.offset = handles.method(metadata, "offset", long.class);
  }

  /** Reads this client's records and headers. */
  public RecordReader records() {
    return records;
  }

  /** Of kafka-clients; {@code null} if it is not known. */
  public String version() {
    return version;
  }

  /** Whether the moment is seen at which the client copies the bytes into its batch. */
  public boolean copySeen() {
    return copySeen;
  }

  /** The {@code client.id} of a producer; {@code null} if it cannot be read. */
  public String clientId(Object producer) throws Throwable {
    return clientId == null ? null : (String) clientId.invokeExact(producer);
  }

  /**
   * A callback that reports the acknowledgement of {@code send} to the agent and then runs {@code
   * delegate}, which may be {@code null}.
   */
  public Object callback(Object send, Object delegate) throws Throwable {
    return delegate == null
        ? (Object) callback.invokeExact(send)
        : (Object) callbackWithDelegate.invokeExact(send, delegate);
  }

  /**
   * The partition of a {@code RecordMetadata}, which is {@code null} on errors in some versions.
   *
   * @return {@code null} if it is not known
   */
  public Integer partition(Object metadata) throws Throwable {
    if (metadata == null || partition == null) {
      return null;
    }
    int known = (int) partition.invokeExact(metadata);
    return known < 0 ? null : known;
  }

  /**
   * The offset of a {@code RecordMetadata}.
   *
   * @return {@code null} if it is not known, as with {@code acks=0}
   */
  public Long offset(Object metadata) throws Throwable {
    if (metadata == null || offset == null) {
      return null;
    }
    long known = (long) offset.invokeExact(metadata);
    return known < 0 ? null : known;
  }
}
