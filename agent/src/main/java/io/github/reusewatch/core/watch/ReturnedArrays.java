package io.github.reusewatch.core.watch;

import io.github.reusewatch.core.report.Role;
import java.lang.ref.WeakReference;

/** The arrays that serializers returned to one thread last. */
final class ReturnedArrays {
  /** Larger ones are not kept from being collected. */
  private static final int MOST_KEPT = 4096;

  /** An array, or a weak reference to it. */
  private volatile Object lastKey;

  private volatile Object lastValue;

  /** See {@link #crcOfCopy}. */
  private byte[] copy;

  private int crcOfCopy;

  void keep(Role role, byte[] array) {
    Object kept = array.length <= MOST_KEPT ? array : new WeakReference<>(array);
    if (role == Role.KEY) {
      lastKey = kept;
    } else {
      lastValue = kept;
    }
  }

  /** Called on any thread. */
  boolean has(byte[] array) {
    return is(lastKey, array) || is(lastValue, array);
  }

  private static boolean is(Object kept, byte[] array) {
    return kept == array
        || (kept instanceof WeakReference && ((WeakReference<?>) kept).get() == array);
  }

  /** Kafka's serializer for buffers made this array for the innermost send. */
  void bufferCopied(byte[] array) {
    copy = array;
    crcOfCopy = Crc.of(array, 0, array.length);
  }

  /**
   * The hash that this array had when Kafka's serializer for buffers had copied it, last of all;
   * whoever called that one may have changed the copy since.
   *
   * @return {@code null} if the array is not the one it made last
   */
  Integer crcOfCopy(byte[] array) {
    Integer crc = copy == array ? (Integer) crcOfCopy : null;
    copy = null;
    return crc;
  }
}
