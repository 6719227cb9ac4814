package io.github.reusewatch.core.instrument;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.IntBuffer;
import java.util.Arrays;
import java.util.concurrent.Callable;
import java.util.function.IntUnaryOperator;

/**
 * Code of all shapes that traps are put into. Each method without parameters is run with traps and
 * without; the arrays have 32 bytes.
 */
@SuppressWarnings({
  "deprecation",
  "fallthrough",
  "AssignmentExpression",
  "DefaultCharset",
  "NarrowingCompoundAssignment",
  "ReturnValueIgnored"
}) // on purpose: traps have to cope with all that compiles
final class Shapes {
  /** What a method's traps have to tell when it runs. */
  @Retention(RetentionPolicy.RUNTIME)
  @interface Tells {
    /** Stores of other bytes than there were. */
    int stores() default 0;

    /** Calls of others' code that is handed an array. */
    int calls() default 0;
  }

  private static final VarHandle INTS =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);
  private static final byte[] BY_INITIALISER = new byte[32];

  static {
    BY_INITIALISER[3] = 4;
    System.arraycopy(new byte[] {1, 2}, 0, BY_INITIALISER, 0, 2);
  }

  private Shapes() {}

  private static byte[] bytes() {
    return new byte[32];
  }

  @Tells(stores = 1)
  static Object plain() {
    byte[] bytes = bytes();
    bytes[1] = 7;
    return bytes;
  }

  @Tells
  static Object sameByte() {
    byte[] bytes = bytes();
    bytes[1] = 0;
    return bytes;
  }

  @Tells(stores = 1)
  static Object narrowed() {
    byte[] bytes = bytes();
    int value = 0x1FF;
    bytes[1] = (byte) value;
    bytes[1] = (byte) (value | 0x100);
    return bytes;
  }

  @Tells
  static Object booleans() {
    boolean[] flags = new boolean[32];
    flags[2] = true;
    flags[3] |= flags[2];
    return Arrays.toString(flags);
  }

  @Tells(stores = 5)
  static Object compound() {
    byte[] bytes = bytes();
    int i = 0;
    bytes[i++] += 5;
    bytes[i++] ^= 0x55;
    bytes[--i]++;
    int old = bytes[i]--;
    bytes[i] <<= 1;
    return i + " " + old + Arrays.toString(bytes);
  }

  @Tells(stores = 3)
  static Object nested() {
    byte[] bytes = bytes();
    byte[] other = new byte[32];
    long sum = 3L + (bytes[2] = other[4] = 9) * 2L + (long) Math.ceil(2.5 + (bytes[5] = 1));
    return sum + Arrays.toString(bytes) + Arrays.toString(other);
  }

  @Tells(stores = 32)
  static Object besideLongsAndDoubles() {
    long l = 0x0123456789ABCDEFL;
    double d = 2.5;
    byte[] bytes = bytes();
    for (int i = 0; i < bytes.length; i++) {
      long shifted = l >>> (i % 8);
      bytes[i] = (byte) (shifted + d + i + 1 == 0 ? 1 : (int) (i + d));
      d += 0.25;
    }
    return l + " " + d + Arrays.toString(bytes);
  }

  @Tells(stores = 3)
  static Object triedAndCaught() {
    byte[] bytes = bytes();
    String log = "";
    try {
      bytes[0] = 1;
      bytes[32] = 2;
    } catch (ArrayIndexOutOfBoundsException e) {
      log = e.getMessage();
      bytes[1] = 3;
    } finally {
      bytes[2] = 4;
    }
    return log + Arrays.toString(bytes);
  }

  @Tells(stores = 1)
  static Object returnedFromFinally() {
    byte[] bytes = bytes();
    return fill(bytes) + Arrays.toString(bytes);
  }

  @SuppressWarnings("finally")
  private static int fill(byte[] bytes) {
    try {
      return bytes[-1] = 5;
    } finally {
      bytes[0] = 6;
    }
  }

  @Tells(stores = 3)
  static Object inConstructor() {
    return new Filled(bytes(), (byte) 8, 5L).toString();
  }

  @Tells
  static Object inInitialiser() {
    return BY_INITIALISER;
  }

  @Tells(stores = 2)
  static Object inLambda() {
    byte[] bytes = bytes();
    IntUnaryOperator put = i -> bytes[i] = (byte) (i + 1);
    Runnable inner = () -> put.applyAsInt(7);
    inner.run();
    return put.applyAsInt(3) + Arrays.toString(bytes);
  }

  @Tells(stores = 5)
  static Object inSwitch() {
    byte[] bytes = bytes();
    for (int i = 0; i < 4; i++) {
      switch (i) {
        case 0:
          bytes[i] = 1;
          break;
        case 1:
          bytes[i] = (byte) (bytes[0] == 1 ? 2 : 3);
        // fall through
        case 2:
          bytes[i + 8] = 4;
          break;
        default:
          bytes[i] = 5;
      }
    }
    return bytes;
  }

  @Tells(stores = 2)
  static Object whileLocked() {
    byte[] bytes = bytes();
    synchronized (bytes) {
      bytes[0] = 1;
      synchronized (Shapes.class) {
        bytes[1] = 2;
      }
    }
    return Thread.holdsLock(bytes) + Arrays.toString(bytes);
  }

  @Tells(stores = 1)
  static Object twoDimensions() {
    byte[][] rows = {bytes(), bytes()};
    rows[1][2] = 3;
    return Arrays.deepToString(rows);
  }

  @Tells
  static Object intoNull() {
    byte[] none = null;
    none[0] = 1;
    return "not reached";
  }

  @Tells
  static Object outside() {
    byte[] bytes = bytes();
    bytes[-1] = 1;
    return "not reached";
  }

  @Tells(calls = 1)
  static Object copied() {
    byte[] bytes = bytes();
    System.arraycopy(new byte[] {1, 2, 3}, 0, bytes, 4, 3);
    return bytes;
  }

  @Tells
  static Object copiedOtherArrays() {
    long[] longs = new long[32];
    System.arraycopy(new long[] {1, 2, 3}, 0, longs, 4, 3);
    return Arrays.toString(longs);
  }

  @Tells(calls = 2)
  static Object filled() {
    byte[] bytes = bytes();
    Arrays.fill(bytes, (byte) 7);
    Arrays.fill(bytes, 3, 9, (byte) 8);
    return bytes;
  }

  @Tells(calls = 3)
  static Object resultUsed() throws IOException {
    byte[] bytes = bytes();
    InputStream in = new ByteArrayInputStream(new byte[] {1, 2, 3, 4, 5});
    long read = 10L * in.read(bytes, 1, 2) + in.read(bytes);
    return read + " " + in.read(bytes) + Arrays.toString(bytes);
  }

  @Tells(calls = 2)
  static Object readFully() throws IOException {
    byte[] bytes = bytes();
    DataInputStream in = new DataInputStream(new ByteArrayInputStream(new byte[40]));
    in.readFully(bytes, 0, 32);
    in.readFully(bytes);
    return "not reached";
  }

  @Tells(calls = 1)
  static Object callThrowsInTry() {
    byte[] bytes = bytes();
    try {
      new DataInputStream(new ByteArrayInputStream(new byte[4])).readFully(bytes);
      return "not reached";
    } catch (EOFException e) {
      return "end" + Arrays.toString(bytes);
    } catch (IOException e) {
      return e;
    }
  }

  @Tells(calls = 4)
  static Object buffer() {
    byte[] bytes = bytes();
    ByteBuffer buffer = ByteBuffer.wrap(bytes);
    buffer.put((byte) 1).putLong(2L).putDouble(3, 4.5);
    buffer.put(new byte[] {1, 2});
    return buffer + Arrays.toString(bytes);
  }

  @Tells(calls = 2)
  static Object outOfBuffer() {
    byte[] bytes = bytes();
    ByteBuffer from = ByteBuffer.wrap(new byte[] {1, 2, 3, 4});
    from.get(bytes, 1, 2);
    return from.get(3) + from.get(bytes, 0, 1).toString() + Arrays.toString(bytes);
  }

  @Tells
  static Object directBuffer() {
    ByteBuffer buffer = ByteBuffer.allocateDirect(32);
    buffer.put((byte) 1).putInt(2);
    return buffer.toString();
  }

  @Tells
  static Object viewOfHiddenArray() {
    byte[] bytes = bytes();
    IntBuffer ints = ByteBuffer.wrap(bytes).asIntBuffer();
    ints.put(1).put(2, 3);
    return bytes;
  }

  @Tells(calls = 2)
  static Object varHandle() {
    byte[] bytes = bytes();
    INTS.set(bytes, 4, 0x01020304);
    int before = (int) INTS.get(bytes, 4);
    return before + Arrays.toString(bytes);
  }

  @Tells(calls = 2)
  static Object textIntoBytes() {
    byte[] bytes = bytes();
    "hello".getBytes(0, 5, bytes, 2);
    java.lang.reflect.Array.setByte(bytes, 9, (byte) 3);
    return bytes;
  }

  @Tells(stores = 1, calls = 1)
  static Object ownMethodsHaveTrapsThemselves() {
    byte[] bytes = bytes();
    new Own().put(2L, bytes, 1.5, "x");
    return bytes;
  }

  @Tells(calls = 1)
  static Object argumentsOfTwoWords() {
    byte[] bytes = bytes();
    return wide(1L, 2.0, ByteBuffer.wrap(bytes).putLong(8, 3L), 4L, 5f) + Arrays.toString(bytes);
  }

  private static String wide(long a, double b, ByteBuffer c, long d, float e) {
    return a + " " + b + " " + c.getLong(8) + " " + d + " " + e;
  }

  @Tells
  static Object onlyRead() {
    byte[] bytes = bytes();
    return Arrays.hashCode(bytes)
        + " "
        + Arrays.equals(bytes, new byte[32])
        + new String(bytes, java.nio.charset.StandardCharsets.US_ASCII).length()
        + Arrays.copyOf(bytes, 3).length
        + ByteBuffer.wrap(bytes).getLong();
  }

  @Tells
  static Object ownStream() {
    Memory stream = new Memory();
    stream.write(5);
    return stream.buf() + stream.toString();
  }

  @Tells(stores = 1)
  static Object thrownThroughCallable() throws Exception {
    byte[] bytes = bytes();
    Callable<Object> fails =
        () -> {
          bytes[0] = 1;
          throw new IOException("on purpose");
        };
    return fails.call();
  }

  private static class Filling {
    final byte[] bytes;

    Filling(byte[] bytes, int length) {
      this.bytes = bytes;
      bytes[0] = (byte) length;
    }
  }

  private static final class Filled extends Filling {
    private final long more;

    /** With a store before the call of the other constructor. */
    Filled(byte[] bytes, byte first, long more) {
      super(bytes, bytes[2] = first);
      this.more = more;
      this.bytes[1] = first;
    }

    @Override
    public String toString() {
      return more + Arrays.toString(bytes);
    }
  }

  private static final class Own {
    void put(long a, byte[] bytes, double b, Object c) {
      bytes[1] = (byte) (a + b + c.hashCode());
      Arrays.fill(bytes, 5, 6, (byte) 1);
    }
  }

  private static final class Memory extends ByteArrayOutputStream {
    int buf() {
      return buf.length;
    }
  }
}
