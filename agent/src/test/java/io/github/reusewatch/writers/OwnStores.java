package io.github.reusewatch.writers;

import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/** An application's own stores. */
final class OwnStores {
  private OwnStores() {}

  static void addTo(WriterCases all) {
    all.marked("own-store", array -> array[7] = 1); // writes: own-store
    all.marked("own-compound", OwnStores::encrypt);
    all.marked("own-set-all", array -> setAll(array, i -> i));
    all.marked("own-varint", array -> putVarint(array, 3, 300));
    all.marked("own-big-endian-long", array -> putLong(array, 8, 1L << 40));
    all.marked("own-lambda", OwnStores::countInLambda);
    all.marked("own-static-initializer", OwnStores::loadClass);
  }

  private static void encrypt(byte[] array) {
    for (int i = 16; i < 32; i++) {
      array[i] ^= 0x55; // writes: own-compound
    }
  }

  private static void setAll(byte[] array, IntUnaryOperator value) {
    for (int i = 0; i < array.length; i++) {
      array[i] = (byte) value.applyAsInt(i); // writes: own-set-all
    }
  }

  private static void putVarint(byte[] array, int at, int value) {
    int i = at;
    int left = value;
    while ((left & ~0x7f) != 0) {
      array[i++] = (byte) (left | 0x80); // writes: own-varint
      left >>>= 7;
    }
    array[i] = (byte) left;
  }

  private static void putLong(byte[] array, int at, long value) {
    array[at] = (byte) (value >>> 56); // writes: own-big-endian-long
    array[at + 1] = (byte) (value >>> 48);
    array[at + 2] = (byte) (value >>> 40);
    array[at + 3] = (byte) (value >>> 32);
    array[at + 4] = (byte) (value >>> 24);
    array[at + 5] = (byte) (value >>> 16);
    array[at + 6] = (byte) (value >>> 8);
    array[at + 7] = (byte) value;
  }

  /** The JDK runs the lambda, and knows nothing of the array. */
  private static void countInLambda(byte[] array) {
    Runnable count =
        () ->
            IntStream.range(0, 10)
                .forEach(
                    i -> {
                      array[i] = (byte) i; // writes: own-lambda
                    });
    count.run();
  }

  private static void loadClass(byte[] array) {
    Shared.array = array;
    if (Defaults.COUNT != 4) {
      throw new IllegalStateException();
    }
  }

  private static final class Shared {
    private static byte[] array;
  }

  private static final class Defaults {
    static final int COUNT = fill();

    static {
      Shared.array[COUNT] = 0; // more of the same, behind the first
    }

    private static int fill() {
      Shared.array[3] = 0; // writes: own-static-initializer
      return Shared.array.length / 64;
    }
  }
}
