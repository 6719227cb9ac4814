package io.github.reusewatch.core.kafka;

import java.lang.invoke.MethodHandle;
import java.nio.ByteBuffer;

/** Reads {@code ProducerRecord}s and their payloads of one client class loader. Thread-safe. */
public final class RecordReader {
  private static final String RECORD = "org.apache.kafka.clients.producer.ProducerRecord";
  private static final Object[] NO_HEADERS = {};
  private static final ClassValue<RecordReader> READERS =
      new ClassValue<>() {
        @Override
        protected RecordReader computeValue(Class<?> type) {
          return new RecordReader(type);
        }
      };

  private final boolean plain;
  private final MethodHandle topic;
  private final MethodHandle key;
  private final MethodHandle value;
  private final MethodHandle headers;
  private final Class<?> headersClass;
  private final MethodHandle toArray;
  private final Class<?> bytesClass;
  private final MethodHandle bytesArray;

  private RecordReader(Class<?> recordClass) {
    Class<?> declared = recordClass;
    while (!declared.getName().endsWith(RECORD)) {
      declared = declared.getSuperclass();
    }
    String prefix = declared.getName().substring(0, declared.getName().length() - RECORD.length());
    Handles handles = new Handles(prefix, declared.getClassLoader());
    plain = declared == recordClass;
    topic = handles.field(declared, "topic", String.class);
    key = handles.field(declared, "key", Object.class);
    value = handles.field(declared, "value", Object.class);
    headers = handles.field(declared, "headers", Object.class);
    headersClass = handles.kafkaClass("org.apache.kafka.common.header.internals.RecordHeaders");
    toArray = handles.method(headersClass, "toArray", Object[].class);
    bytesClass = handles.kafkaClass("org.apache.kafka.common.utils.Bytes");
    bytesArray = handles.method(bytesClass, "get", byte[].class);
  }

  /** The reader for records of this class, which is {@code ProducerRecord} or extends it. */
  public static RecordReader of(Class<?> recordClass) {
    return READERS.get(recordClass);
  }

  /** Whether the class is {@code ProducerRecord} itself, not one that extends it. */
  public boolean isPlain() {
    return plain;
  }

  public String topic(Object record) throws Throwable {
    return (String) topic.invokeExact(record);
  }

  public Object key(Object record) throws Throwable {
    return (Object) key.invokeExact(record);
  }

  public Object value(Object record) throws Throwable {
    return (Object) value.invokeExact(record);
  }

  /** The {@code Headers} of a record; {@code null} if it has none. */
  public Object headers(Object record) throws Throwable {
    return headers == null ? null : (Object) headers.invokeExact(record);
  }

  /**
   * The headers in their order; the array is new or empty. Empty, too, for a class of the
   * application's own, whose methods are not called.
   */
  public Object[] toArray(Object headersOfRecord) throws Throwable {
    boolean readable =
        headersOfRecord != null && headersOfRecord.getClass() == headersClass && toArray != null;
    return readable ? (Object[]) toArray.invokeExact(headersOfRecord) : NO_HEADERS;
  }

  /**
   * The bytes of a key or value as it was given to the record.
   *
   * @return a {@code byte[]}, a {@link ByteBuffer}, or {@code null} for any other type
   */
  public Object bytes(Object payload) throws Throwable {
    if (payload instanceof byte[] || payload instanceof ByteBuffer) {
      return payload;
    }
    return payload != null && payload.getClass() == bytesClass && bytesArray != null
        ? (Object) (byte[]) bytesArray.invokeExact(payload)
        : null;
  }
}
