package io.github.reusewatch.pool;

import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.apache.kafka.clients.producer.Producer;

/** {@code close} without patience, which clients before 2.2 and after 2.8 have in other forms. */
final class CloseAtOnce {
  private CloseAtOnce() {}

  static void close(Producer<?, ?> producer) {
    try {
      producer.close(Duration.ZERO);
    } catch (NoSuchMethodError before22) {
      closeBefore22(producer);
    }
  }

  private static void closeBefore22(Producer<?, ?> producer) {
    try {
      Producer.class
          .getMethod("close", long.class, TimeUnit.class)
          .invoke(producer, 0L, TimeUnit.MILLISECONDS);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }
}
