package io.github.reusewatch.writers;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Array;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/** Calls that are harder to see through, or to see at all. */
final class FurtherCalls {
  private static final MethodHandle SETTER = MethodHandles.arrayElementSetter(byte[].class);

  private FurtherCalls() {}

  static void addTo(WriterCases all) {
    all.marked("own-constructor", array -> new Header(array).check());
    all.marked("random-access-file", FurtherCalls::readFile);
    all.marked("gzip-input-stream", FurtherCalls::unzip);
    all.marked("read-fully-to-the-end", FurtherCalls::readTooMuch);
    all.marked("reflection", array -> Array.setByte(array, 3, (byte) 1)); // writes: reflection
    all.marked("method-handle", FurtherCalls::setByHandle);
    all.marked("method-reference", FurtherCalls::callReference);
    all.marked("own-store-in-consumer", FurtherCalls::acceptByOwnCode);
    all.marked("own-store-in-for-each", FurtherCalls::forEach);
    all.marked("own-input-stream", FurtherCalls::readOwnStream);
    all.marked("own-output-stream", FurtherCalls::writeToOwnStream);
    all.add("data-output-stream", Expected.MARKED_LINE, FurtherCalls::writeThroughStream);
  }

  private static void readFile(byte[] array) throws IOException {
    try (RandomAccessFile file = new RandomAccessFile(InputFile.create().toFile(), "r")) {
      file.readFully(array, 0, 32); // writes: random-access-file
    }
  }

  private static void unzip(byte[] array) throws IOException {
    ByteArrayOutputStream zipped = new ByteArrayOutputStream();
    try (OutputStream out = new GZIPOutputStream(zipped)) {
      out.write(new byte[100]);
    }
    try (InputStream in = new GZIPInputStream(new ByteArrayInputStream(zipped.toByteArray()))) {
      in.readNBytes(array, 0, 64); // writes: gzip-input-stream
    }
  }

  /** The call ends with an exception when a part is written. */
  private static void readTooMuch(byte[] array) throws IOException {
    DataInputStream in = new DataInputStream(new ByteArrayInputStream(new byte[10]));
    try {
      in.readFully(array); // writes: read-fully-to-the-end
    } catch (EOFException expected) {
      return;
    }
    throw new IllegalStateException();
  }

  private static void setByHandle(byte[] array) throws Exception {
    try {
      SETTER.invokeExact(array, 3, (byte) 1); // writes: method-handle
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
  }

  /** The class that calls the JDK is one that the JVM has made for the method reference. */
  private static void callReference(byte[] array) {
    Consumer<byte[]> next = new Random(1)::nextBytes;
    next.accept(array); // writes: method-reference
  }

  /** A call of an interface of the JDK's is handed the array, and it is the application's code. */
  private static void acceptByOwnCode(byte[] array) {
    Consumer<byte[]> next =
        given -> {
          given[3] = 1; // writes: own-store-in-consumer
        };
    next.accept(array);
  }

  private static void forEach(byte[] array) {
    List.of(array)
        .forEach(
            given -> {
              given[3] = 1; // writes: own-store-in-for-each
            });
  }

  private static void readOwnStream(byte[] array) throws IOException {
    try (InputStream in = new Ones()) {
      in.readNBytes(array, 0, 64);
    }
  }

  private static void writeToOwnStream(byte[] array) throws IOException {
    try (OutputStream out = new ArrayOutput(array)) {
      out.write(new byte[64]);
    }
  }

  /** Between the call and the array stands a stream that knows nothing of it. */
  private static Writing writeThroughStream() {
    ExposedStream stream = new ExposedStream();
    DataOutputStream out = new DataOutputStream(stream);
    return new MemoryWriting(
        stream.array(),
        () -> {
          stream.reset();
          out.writeLong(4711); // writes: data-output-stream
        });
  }

  private static final class Header {
    private final int length;

    Header(byte[] array) {
      array[0] = 1; // writes: own-constructor
      length = array.length;
    }

    void check() {
      if (length != Writing.SIZE) {
        throw new IllegalStateException();
      }
    }
  }

  private static final class Ones extends InputStream {
    @Override
    public int read() {
      return 1;
    }

    @Override
    public int read(byte[] into, int offset, int length) {
      for (int i = offset; i < offset + length; i++) {
        into[i] = 1; // writes: own-input-stream
      }
      return length;
    }
  }

  private static final class ArrayOutput extends OutputStream {
    private final byte[] array;

    ArrayOutput(byte[] array) {
      this.array = array;
    }

    @Override
    public void write(int value) {
      array[0] = (byte) value;
    }

    @Override
    public void write(byte[] from, int offset, int length) {
      System.arraycopy(from, offset, array, 0, length); // writes: own-output-stream
    }
  }
}
