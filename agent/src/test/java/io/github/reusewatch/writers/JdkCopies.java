package io.github.reusewatch.writers;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.Random;

/** Calls into the JDK that are handed the array to write into. */
final class JdkCopies {
  private static final VarHandle LONGS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);

  private JdkCopies() {}

  static void addTo(WriterCases all) {
    all.marked("system-arraycopy", JdkCopies::copy);
    all.marked("arrays-fill", array -> Arrays.fill(array, 4, 8, (byte) 0)); // writes: arrays-fill
    all.marked("var-handle-set", array -> LONGS.set(array, 8, 1L)); // writes: var-handle-set
    all.marked("string-get-bytes", JdkCopies::getBytes);
    all.marked("random-next-bytes", JdkCopies::random);
  }

  private static void copy(byte[] array) {
    byte[] next = new byte[64];
    System.arraycopy(next, 0, array, 32, next.length); // writes: system-arraycopy
  }

  @SuppressWarnings("deprecation") // what fast encoders of Latin-1 call
  private static void getBytes(byte[] array) {
    String text = "order 4711";
    text.getBytes(0, text.length(), array, 100); // writes: string-get-bytes
  }

  private static void random(byte[] array) {
    Random random = new Random(1);
    random.nextBytes(array); // writes: random-next-bytes
  }
}
