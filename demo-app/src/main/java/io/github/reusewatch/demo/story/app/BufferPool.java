package io.github.reusewatch.demo.story.app;

import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Arrays for messages. The one given back last is handed out next, as it is the likeliest to be in
 * the CPU's cache.
 */
final class BufferPool {
  private final ConcurrentLinkedDeque<byte[]> free = new ConcurrentLinkedDeque<>();
  private final AtomicInteger allocated = new AtomicInteger();

  byte[] take() {
    byte[] array = free.pollFirst();
    if (array == null) {
      allocated.incrementAndGet();
      array = new byte[Frame.SIZE];
    }
    return array;
  }

  void giveBack(byte[] array) {
    free.addFirst(array);
  }

  int allocated() {
    return allocated.get();
  }
}
