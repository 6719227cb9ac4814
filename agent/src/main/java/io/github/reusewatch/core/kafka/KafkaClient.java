package io.github.reusewatch.core.kafka;

import java.lang.invoke.MethodHandle;

/** The client of one class loader: its producers, callbacks and acknowledgements. Thread-safe. */
public final class KafkaClient {
  /** The binary name of the producer's class, which a relocated client puts a prefix before. */
  public static final String PRODUCER = "org.apache.kafka.clients.producer.KafkaProducer";

  /** The binary name of Kafka's producer for tests. */
  public static final String MOCK_PRODUCER = "org.apache.kafka.clients.producer.MockProducer";

  /** The binary name of what all producers implement. */
  public static final String INTERFACE = "org.apache.kafka.clients.producer.Producer";

  private final String version;
  private final SeenMoments seen;
  private final MethodHandle callback;
  private final MethodHandle callbackWithDelegate;
  private final MethodHandle newSend;
  private final BufferSerializers bufferSerializers;
  private final MethodHandle clientId;
  private final MethodHandle topic;
  private final MethodHandle partition;
  private final MethodHandle offset;

  /**
   * @param producerClass the class {@code KafkaProducer} itself, not a subclass, or any other that
   *     implements {@code Producer}
   * @param seen what the hooks that are in see of its sends
   */
  public KafkaClient(Class<?> producerClass, SeenMoments seen, CallbackGenerator generator)
      throws ReflectiveOperationException {
    Class<?> producer = producerInterface(producerClass);
    if (producer == null) {
      throw new ClassNotFoundException(INTERFACE + ", which " + producerClass + " implements");
    }
    String prefix =
        producer.getName().substring(0, producer.getName().length() - INTERFACE.length());
    Handles handles = new Handles(prefix, producer.getClassLoader());
    Class<?> callbackType = handles.kafkaClass("org.apache.kafka.clients.producer.Callback");
    if (callbackType == null) {
      throw new ClassNotFoundException(prefix + "org.apache.kafka.clients.producer.Callback");
    }
    Class<?> metadata = handles.kafkaClass("org.apache.kafka.clients.producer.RecordMetadata");
    this.version = ClientVersion.of(producer.getName(), producer.getClassLoader());
    this.seen = seen;
    this.callback = generator.callback(callbackType);
    this.callbackWithDelegate = generator.callbackWithDelegate(callbackType);
    this.newSend = seen.everyEnd() ? generator.send(callbackType) : null;
    this.bufferSerializers = new BufferSerializers(handles, producerClass);
    this.clientId =
        producerClass.getName().endsWith(PRODUCER)
            ? handles.field(producerClass, "clientId", String.class)
            : null;
    this.topic = handles.method(metadata, "topic", String.class);
    this.partition = handles.method(metadata, "partition", int.class);
    this.offset = handles.method(metadata, "offset", long.class);
  }

  private static Class<?> producerInterface(Class<?> type) {
    if (type == null || type.getName().endsWith(INTERFACE)) {
      return type;
    }
    for (Class<?> each : type.getInterfaces()) {
      Class<?> found = producerInterface(each);
      if (found != null) {
        return found;
      }
    }
    return producerInterface(type.getSuperclass());
  }

  /** Of kafka-clients; {@code null} if it is not known. */
  public String version() {
    return version;
  }

  /** What is seen of its sends. */
  public SeenMoments seen() {
    return seen;
  }

  /** The {@code client.id} of a producer; {@code null} if it cannot be read. */
  public String clientId(Object producer) throws Throwable {
    return clientId == null ? null : (String) clientId.invokeExact(producer);
  }

  /** Whether this producer's keys go through {@code ByteBufferSerializer}, which rewinds them. */
  public boolean rewindsKeys(Object producer) throws Throwable {
    return bufferSerializers.isKeys(producer);
  }

  /** Whether this producer's values go through {@code ByteBufferSerializer}, which rewinds them. */
  public boolean rewindsValues(Object producer) throws Throwable {
    return bufferSerializers.isValues(producer);
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
   * A new send that is a callback of the client's own type, too. Of clients only of which {@link
   * SeenMoments#everyEnd} is seen.
   */
  public Object newSend() throws Throwable {
    return (Object) newSend.invokeExact();
  }

  /**
   * The topic of a {@code RecordMetadata}: an interceptor may have sent the record to another than
   * the application named.
   *
   * @return {@code null} if it is not known
   */
  public String topic(Object metadata) throws Throwable {
    return metadata == null || topic == null ? null : (String) topic.invokeExact(metadata);
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
