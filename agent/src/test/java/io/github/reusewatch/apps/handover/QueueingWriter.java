package io.github.reusewatch.apps.handover;

import io.github.reusewatch.apps.release.Desk;
import java.util.ArrayDeque;
import java.util.List;

/** Takes raw arrays into a queue; the records are built when it is flushed. */
final class QueueingWriter {
  private final ArrayDeque<byte[]> queue = new ArrayDeque<>();
  private final Desk<byte[]> desk;

  QueueingWriter(Desk<byte[]> desk) {
    this.desk = desk;
  }

  /** What is written in a wrapping. */
  static final class Order {
    private final byte[] bytes;

    Order(byte[] bytes) {
      this.bytes = bytes;
    }
  }

  void write(byte[] bytes) {
    queue.add(bytes);
  }

  void write(Order order) {
    write(order.bytes);
  }

  void write(List<Order> orders) {
    orders.forEach(order -> queue.add(order.bytes));
  }

  /** A buffer came back though its bytes are still in the queue. */
  void giveBack(byte[] bytes) {
    if (bytes.length == 0) {
      throw new IllegalArgumentException("no buffer");
    }
  }

  /** Sends what is in the queue, and waits for the acknowledgement. */
  void flush() {
    for (byte[] bytes = queue.poll(); bytes != null; bytes = queue.poll()) {
      desk.send(bytes);
    }
    desk.acknowledge();
  }
}
