package io.github.reusewatch.bridge;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;

/**
 * Called by the write traps inlined into the application's and its libraries' code. What is on the
 * way of every store is small enough to be inlined, and reads fields that are not volatile, so that
 * the JIT compiler can move it out of loops: a write that happens in the very moment in which its
 * array comes under watch may be missed.
 */
public final class WriteBridge {
  private static final int SLOT_BITS = 12;
  private static final VarHandle SLOT = MethodHandles.arrayElementVarHandle(int[].class);

  /** How many regions are watched in arrays of a length, by a hash of the length. */
  private static final int[] LENGTHS = new int[1 << SLOT_BITS];

  private static volatile WriteListener listener;

  /** Whether there is a listener; not volatile. */
  private static boolean listening;

  private WriteBridge() {}

  /** Connects the core; {@code null} disconnects it, and all methods here do nothing. */
  public static void listen(WriteListener newListener) {
    listener = newListener;
    listening = newListener != null;
  }

  /** One more region in an array of this length is watched. */
  public static void watch(int arrayLength) {
    SLOT.getAndAdd(LENGTHS, slot(arrayLength), 1);
  }

  /** One less. */
  public static void forget(int arrayLength) {
    SLOT.getAndAdd(LENGTHS, slot(arrayLength), -1);
  }

  /** By the golden ratio, since lengths are powers of two more often than not. */
  private static int slot(int length) {
    return (length * 0x9E3779B9) >>> (Integer.SIZE - SLOT_BITS);
  }

  /**
   * Before each {@code BASTORE}.
   *
   * @param array may also be a {@code boolean[]}, which has the same instruction, or {@code null}
   */
  public static void storing(Object array, int index, int value) {
    if (listening) {
      check(array, index, value);
    }
  }

  private static void check(Object array, int index, int value) {
    if (array instanceof byte[]) {
      byte[] bytes = (byte[]) array;
      if (LENGTHS[slot(bytes.length)] != 0) {
        store(bytes, index, value);
      }
    }
  }

  private static void store(byte[] array, int index, int value) {
    WriteListener to = listener;
    // The same byte is no change; an index outside the array is the application's error.
    if (to != null && index >= 0 && index < array.length && array[index] != (byte) value) {
      try {
        to.storing(array, index);
      } catch (Throwable e) {
        SendBridge.error(e);
      }
    }
  }

  /**
   * Before a call that is handed {@code array} and may write into it.
   *
   * @return for {@link #called}; {@code null} if the array is not watched
   */
  public static Object calling(byte[] array) {
    return listening && array != null && LENGTHS[slot(array.length)] != 0
        ? call(array, 0, array.length)
        : null;
  }

  /**
   * The same for a call that writes nowhere but into {@code length} bytes from {@code offset} on.
   */
  public static Object calling(byte[] array, int offset, int length) {
    return listening && array != null && LENGTHS[slot(array.length)] != 0
        ? callOfPart(array, offset, length)
        : null;
  }

  private static Object callOfPart(byte[] array, int offset, int length) {
    // What lies outside the array is the application's error, and writes nothing.
    return offset >= 0 && length > 0 && length <= array.length - offset
        ? call(array, offset, offset + length)
        : null;
  }

  /** The same for a call to a buffer, or one that is handed it. */
  public static Object calling(ByteBuffer buffer) {
    if (listening && buffer != null && buffer.hasArray()) {
      byte[] array = buffer.array();
      if (LENGTHS[slot(array.length)] != 0) {
        return call(array, buffer.arrayOffset(), buffer.arrayOffset() + buffer.capacity());
      }
    }
    return null;
  }

  /** The same for a call that puts one value, of any kind, where the buffer's position is. */
  public static Object callingPut(ByteBuffer buffer) {
    return listening && buffer != null ? callingPut(buffer, buffer.position()) : null;
  }

  /** The same for a call that puts one value, of any kind, at an index. */
  public static Object callingPut(ByteBuffer buffer, int index) {
    if (listening && buffer != null && buffer.hasArray()) {
      byte[] array = buffer.array();
      int from = buffer.arrayOffset() + index;
      if (LENGTHS[slot(array.length)] != 0) {
        return callOfPut(array, from, index < 0 ? 0 : buffer.limit() - index);
      }
    }
    return null;
  }

  /** With nothing left before the limit it is the application's error, and writes nothing. */
  private static Object callOfPut(byte[] array, int from, int left) {
    return left > 0 ? call(array, from, from + Math.min(Long.BYTES, left)) : null;
  }

  /** The same for a call that is handed an array of any kind as an {@code Object}. */
  public static Object callingArray(Object array) {
    return array instanceof byte[] ? calling((byte[]) array) : null;
  }

  /**
   * The same for an object whose array has to be found: several buffers, a view of one, or a
   * stream.
   */
  public static Object callingHolder(Object holder) {
    WriteListener to = listening && holder != null ? listener : null;
    if (to != null) {
      try {
        return to.callingHolder(holder);
      } catch (Throwable e) {
        SendBridge.error(e);
      }
    }
    return null;
  }

  /**
   * Before a call to a method of which it is not known what it does with the array.
   *
   * @param call from one of the methods above
   */
  public static Object ofLibrary(Object call) {
    WriteListener to = call == null ? null : listener;
    if (to != null) {
      try {
        to.ofLibrary(call);
      } catch (Throwable e) {
        SendBridge.error(e);
      }
    }
    return call;
  }

  /** Whether any array of this length may be watched. */
  public static boolean mayBeWatched(int arrayLength) {
    return LENGTHS[slot(arrayLength)] != 0;
  }

  private static Object call(byte[] array, int from, int to) {
    WriteListener told = listener;
    if (told != null) {
      try {
        return told.calling(array, from, to);
      } catch (Throwable e) {
        SendBridge.error(e);
      }
    }
    return null;
  }

  /** After the call, if it did not throw. */
  public static void called(Object call) {
    if (call != null) {
      end(call);
    }
  }

  private static void end(Object call) {
    WriteListener to = listener;
    if (to != null) {
      try {
        to.called(call);
      } catch (Throwable e) {
        SendBridge.error(e);
      }
    }
  }
}
