package io.github.reusewatch.writers;

import com.esotericsoftware.kryo.unsafe.UnsafeOutput;
import java.io.IOException;
import org.xerial.snappy.Snappy;

/** What no instruction of a class file shows. */
final class NativeWriters {
  private NativeWriters() {}

  static void addTo(WriterCases all) {
    all.array("snappy-jni", Expected.NONE, NativeWriters::change);
    all.array("kryo-unsafe-output", Expected.NONE, NativeWriters::changeUnsafely);
  }

  /** JNI: the library's code in C copies into the array. */
  static void change(byte[] array) throws IOException {
    byte[] next = new byte[16];
    Snappy.arrayCopy(next, 0, next.length, array, 64);
  }

  private static void changeUnsafely(byte[] array) {
    try (UnsafeOutput output = new UnsafeOutput(array)) {
      output.writeLong(4711);
    }
  }
}
