package io.github.reusewatch.writers;

import java.io.IOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.util.concurrent.Callable;

/** More than one write: the first that changed something is named. */
final class TwoWriters {
  private TwoWriters() {}

  static void addTo(WriterCases all) {
    all.marked("first-of-two", TwoWriters::storeTwice);
    all.marked("change-after-no-change", TwoWriters::storeOldAndNew);
    all.marked("restored", TwoWriters::storeAndRestore);
    all.marked("beside-a-read", TwoWriters::storeBesideRead);
    all.marked("after-native", TwoWriters::storeAfterNative);
    all.marked("vain-read-beside-native", TwoWriters::readInVainBesideNative);
  }

  private static void storeTwice(byte[] array) {
    array[9] = 1; // writes: first-of-two
    System.arraycopy(new byte[64], 0, array, 0, 64);
  }

  private static void storeOldAndNew(byte[] array) {
    array[9] = Writing.FILLER;
    System.arraycopy(new byte[64], 0, array, 0, 64); // writes: change-after-no-change
  }

  /** Nobody sees the bytes that were there for a moment, but somebody could have. */
  private static void storeAndRestore(byte[] array) {
    array[9] = 1; // writes: restored
    array[9] = Writing.FILLER;
  }

  /** The first writer cannot be seen; the line that is marked did write, too. */
  private static void storeAfterNative(byte[] array) throws IOException {
    NativeWriters.change(array);
    array[9] = 1; // writes: after-native
  }

  /** Another thread reads into the array, and gets nothing. */
  private static void storeBesideRead(byte[] array) throws Exception {
    PipedOutputStream out = new PipedOutputStream();
    try (PipedInputStream in = new PipedInputStream(out)) {
      Blocked read = Blocked.in("read", () -> in.read(array, 0, 64));
      array[9] = 1; // writes: beside-a-read
      out.close();
      read.awaitReturn();
    }
  }

  /**
   * Native code on this thread writes; the one that is named reads, and gets nothing. It is the
   * wrong one: what a call did is known by the bytes before and after it only (docs/limits.md).
   */
  private static void readInVainBesideNative(byte[] array) throws Exception {
    PipedOutputStream out = new PipedOutputStream();
    try (PipedInputStream in = new PipedInputStream(out)) {
      Callable<Integer> inVain =
          () -> {
            return in.read(array, 0, 64); // writes: vain-read-beside-native
          };
      Blocked read = Blocked.in("read", inVain, Thread.currentThread().getName());
      NativeWriters.change(array);
      out.close();
      read.awaitReturn();
    }
  }
}
