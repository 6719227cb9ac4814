package io.github.reusewatch.load;

import java.nio.ByteBuffer;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ThreadLocalRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Bytes to send, each time others. */
final class Payload {
  private static final int POOLED = 200;

  private Payload() {}

  static byte[] fresh(int size) {
    return fill(new byte[size]);
  }

  /** A new use of an array. */
  static byte[] fill(byte[] array) {
    ThreadLocalRandom.current().nextBytes(array);
    return array;
  }

  /** A new use of a buffer, whose position does not move. */
  static void fill(ByteBuffer buffer) {
    buffer.put(0, fresh(buffer.capacity()));
  }

  static List<byte[]> arrays(int size) {
    return Stream.generate(() -> new byte[size]).limit(POOLED).toList();
  }

  /** Who finds it empty waits until something is given back. */
  static <T> BlockingQueue<T> pool(List<T> of) {
    return new ArrayBlockingQueue<>(of.size(), false, of);
  }

  /** On the heap and outside it. */
  static List<ByteBuffer> buffers(int size) {
    return IntStream.range(0, POOLED)
        .mapToObj(n -> n % 2 == 0 ? ByteBuffer.allocate(size) : ByteBuffer.allocateDirect(size))
        .toList();
  }
}
