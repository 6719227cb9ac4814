package io.github.reusewatch.writers;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;

/** Input that is read into the array. */
final class JdkInput {
  private JdkInput() {}

  static void addTo(WriterCases all) {
    all.marked("input-stream-read", JdkInput::readFile);
    all.marked("data-input-read-fully", JdkInput::readFully);
    all.marked("channel-read", JdkInput::readChannel);
  }

  private static void readFile(byte[] array) throws IOException {
    Path file = InputFile.create();
    try (InputStream in = new FileInputStream(file.toFile())) {
      int length = in.read(array, 0, 64); // writes: input-stream-read
      require(length == 64);
    }
  }

  private static void readFully(byte[] array) throws IOException {
    DataInputStream in = new DataInputStream(new ByteArrayInputStream(new byte[64]));
    in.readFully(array, 10, 64); // writes: data-input-read-fully
  }

  private static void readChannel(byte[] array) throws IOException {
    Path file = InputFile.create();
    try (FileChannel channel = FileChannel.open(file)) {
      ByteBuffer buffer = ByteBuffer.wrap(array, 100, 64);
      int length = channel.read(buffer); // writes: channel-read
      require(length == 64);
    }
  }

  private static void require(boolean condition) {
    if (!condition) {
      throw new IllegalStateException();
    }
  }
}
