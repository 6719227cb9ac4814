package io.github.reusewatch.core.kafka;

import java.lang.invoke.MethodHandle;

/**
 * Reads headers of one class. Of a class of the application's own, whose methods are not called,
 * nothing is known. Thread-safe.
 */
public final class HeaderReader {
  private static final String HEADER = "org.apache.kafka.common.header.internals.RecordHeader";
  private static final HeaderReader OF_NULL = new HeaderReader(null);
  private static final ClassValue<HeaderReader> READERS =
      new ClassValue<>() {
        @Override
        protected HeaderReader computeValue(Class<?> type) {
          return new HeaderReader(type.getName().endsWith(HEADER) ? type : null);
        }
      };

  private final MethodHandle key;
  private final MethodHandle value;
  private final MethodHandle buffer;

  private HeaderReader(Class<?> type) {
    Handles handles = new Handles("", null);
    key = handles.field(type, "key", String.class);
    value = handles.field(type, "value", byte[].class);
    buffer = handles.field(type, "valueBuffer", Object.class);
  }

  /** The reader for this header and others of its class. */
  public static HeaderReader of(Object header) {
    return header == null ? OF_NULL : READERS.get(header.getClass());
  }

  /**
   * The bytes of a header, if it holds an array handed over by the application. Never reads a lazy
   * header: reading it is not safe across threads before 4.2 (KAFKA-12999), so it is left to the
   * application.
   *
   * @return {@code null} for a header without a value, one that was not read yet, or one of a class
   *     of the application's own
   */
  public byte[] value(Object header) throws Throwable {
    return value == null ? null : (byte[]) value.invokeExact(header);
  }

  /** {@code null} where {@link #value} is, or if the key was not read yet. */
  public String key(Object header) throws Throwable {
    return value == null || key == null ? null : (String) key.invokeExact(header);
  }

  /** Whether the header has no value at all. */
  public boolean isWithoutValue(Object header) throws Throwable {
    return value != null
        && buffer != null
        && (Object) buffer.invokeExact(header) == null
        && (byte[]) value.invokeExact(header) == null;
  }
}
