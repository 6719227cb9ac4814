package io.github.reusewatch.writers;

import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.ByteBuffer;
import java.util.zip.CRC32;

/**
 * Writes that change nothing of a record, and calls that do not write. Alone they are no finding;
 * beside a change by native code they must not be taken for it.
 */
final class Decoys {
  private static final int PIPE = 16;

  private Decoys() {}

  static void addTo(WriterCases all) {
    all.array("same-bytes", Expected.NO_FINDING, Decoys::writeSameBytes);
    all.array("same-bytes-then-native", Expected.NONE, beside(Decoys::writeSameBytes));
    all.add("before-built", Expected.NO_FINDING, () -> filledFirst(ArrayAction.NOTHING));
    all.add("before-built-then-native", Expected.NONE, () -> filledFirst(NativeWriters::change));
    all.add(
        "after-ack",
        Expected.NO_FINDING,
        () ->
            new FilledAfterAcknowledgement(ArrayWriting.filled(Writing.SIZE), ArrayAction.NOTHING));
    all.add(
        "native-then-after-ack",
        Expected.NONE,
        () ->
            new FilledAfterAcknowledgement(
                ArrayWriting.filled(Writing.SIZE), NativeWriters::change));
    all.add("outside-of-slice", Expected.NO_FINDING, () -> outside(ArrayAction.NOTHING));
    all.add("outside-of-slice-then-native", Expected.NONE, () -> outside(NativeWriters::change));
    all.array("other-array-then-native", Expected.NONE, beside(Decoys::writeToOtherArray));
    all.array("failed-read-then-native", Expected.NONE, beside(Decoys::readNothing));
    all.array("checksum-then-native", Expected.NONE, beside(Decoys::read));
    all.array("native-during-write-to-stream", Expected.NONE, Decoys::changeDuringWriteToStream);
    byte[] pooled = ArrayWriting.filled(Writing.SIZE);
    all.add(
        "pooled",
        Expected.NO_FINDING,
        () -> new FilledAfterAcknowledgement(pooled, ArrayAction.NOTHING));
    all.add(
        "pooled-then-native",
        Expected.NONE,
        () -> new FilledAfterAcknowledgement(pooled, NativeWriters::change));
  }

  private static ArrayAction beside(ArrayAction decoy) {
    return array -> {
      decoy.on(array);
      NativeWriters.change(array);
      decoy.on(array);
    };
  }

  private static void writeSameBytes(byte[] array) {
    for (int i = 0; i < array.length; i++) {
      byte same = array[i];
      array[i] = same;
    }
    System.arraycopy(array.clone(), 0, array, 0, array.length);
    ByteBuffer.wrap(array).put(0, array[0]);
  }

  private static Writing filledFirst(ArrayAction then) {
    byte[] array = ArrayWriting.filled(Writing.SIZE);
    fill(array, 0, array.length);
    return new MemoryWriting(array, () -> then.on(array));
  }

  /** The record's value is the second quarter, which {@link NativeWriters#change} writes to. */
  private static Writing outside(ArrayAction then) {
    byte[] array = ArrayWriting.filled(Writing.SIZE);
    ByteBuffer memory = ByteBuffer.wrap(array, 64, 64);
    return new MemoryWriting(
        memory.slice(),
        () -> {
          fill(array, 0, 64);
          System.arraycopy(new byte[64], 0, array, 128, 64);
          then.on(array);
        });
  }

  private static void writeToOtherArray(byte[] array) {
    fill(new byte[array.length], 0, array.length);
  }

  private static void fill(byte[] array, int from, int to) {
    for (int i = from; i < to; i++) {
      array[i] = (byte) i;
    }
  }

  private static void read(byte[] array) {
    CRC32 checksum = new CRC32();
    checksum.update(array);
    if (checksum.getValue() == 0) {
      throw new IllegalStateException();
    }
  }

  /** A call that fails before it has written anything. */
  private static void readNothing(byte[] array) throws IOException {
    DataInputStream in = new DataInputStream(InputStream.nullInputStream());
    try {
      in.readFully(array);
    } catch (EOFException expected) {
      return;
    }
    throw new IllegalStateException();
  }

  /** The pipe is full, so that the call takes until the change is made. */
  private static void changeDuringWriteToStream(byte[] array) throws Exception {
    try (PipedOutputStream out = new PipedOutputStream();
        PipedInputStream in = new PipedInputStream(out, PIPE)) {
      Blocked write =
          Blocked.in(
              "write",
              () -> {
                out.write(array, 0, array.length);
                return null;
              });
      NativeWriters.change(array);
      in.readNBytes(array.length);
      write.awaitReturn();
    }
  }

  /** Used again when it may be. */
  private static final class FilledAfterAcknowledgement implements Writing {
    private final byte[] array;
    private final ArrayAction before;

    FilledAfterAcknowledgement(byte[] array, ArrayAction before) {
      this.array = array;
      this.before = before;
    }

    @Override
    public Object value() {
      return array;
    }

    @Override
    public void write() throws Exception {
      before.on(array);
    }

    @Override
    public void writeAfter() {
      fill(array, 0, array.length);
    }
  }
}
