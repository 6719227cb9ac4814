package io.github.reusewatch.core.watch;

import io.github.reusewatch.core.config.Stretch;
import io.github.reusewatch.core.report.HoldStatistics;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.locks.LockSupport;

/**
 * Holds some of the watched sends where {@code send} begins, as it blocks there while a broker is
 * away: what the application does with its buffers after a time-out then shows on a quiet cluster.
 * Thread dumps name this class as what the thread waits for.
 */
final class SendHold {
  /**
   * The class of the client's own threads in all its versions; relocated, there is something in
   * front.
   */
  private static final String CLIENT_THREAD = "org.apache.kafka.common.utils.KafkaThread";

  private final double fraction;
  private final long nanos;
  private final HoldStatistics statistics;

  SendHold(Stretch stretch, HoldStatistics statistics) {
    this.fraction = stretch.fraction();
    this.nanos = stretch.nanos();
    this.statistics = statistics;
  }

  /** Whether any send is ever held. */
  boolean isOn() {
    return nanos > 0;
  }

  /** Returns at once, or after the hold. The calling thread is in this send, and holds no lock. */
  void of(WatchedSend send) {
    // Other producers never block in send.
    if (!isOn() || send.producer().keepsReferences || !isDrawn()) {
      return;
    }
    if (isInsideAnother(send) || isOfClient(Thread.currentThread().getClass())) {
      statistics.spared.increment();
      return;
    }
    send.hold();
    statistics.begun.increment();
    long begin = System.nanoTime();
    boolean whole = park(begin);
    statistics.nanos.add(System.nanoTime() - begin);
    statistics.ended.increment();
    if (!whole) {
      statistics.interrupted.increment();
    }
  }

  private boolean isDrawn() {
    return fraction >= 1 || ThreadLocalRandom.current().nextDouble() < fraction;
  }

  /**
   * Whether the application is in another send on this thread: in an interceptor, a serializer, or
   * the callback of a send that failed at once. A producer that passes its records on does not
   * count: the inner send is the one that blocks.
   */
  private static boolean isInsideAnother(WatchedSend send) {
    SendStack stack = SendStack.ofThread();
    int level = stack.outer(0) == send ? 1 : 0;
    for (InSend each = stack.outer(level); each != null; each = stack.outer(++level)) {
      if (!(each instanceof WatchedSend) || !((WatchedSend) each).producer().keepsReferences) {
        return true;
      }
    }
    return false;
  }

  private static boolean isOfClient(Class<?> thread) {
    return thread != Thread.class
        && thread != null
        && (thread.getName().endsWith(CLIENT_THREAD) || isOfClient(thread.getSuperclass()));
  }

  /**
   * Waits without a lock, so that a virtual thread leaves its carrier to others. An interrupt stays
   * set, for the client's own waits to see.
   *
   * @return {@code false} if an interrupt ended it
   */
  private boolean park(long begin) {
    Thread thread = Thread.currentThread();
    boolean unparked = false;
    for (long left = nanos; left > 0; left = begin + nanos - System.nanoTime()) {
      if (thread.isInterrupted()) {
        return false;
      }
      LockSupport.parkNanos(this, left);
      unparked |= System.nanoTime() - begin < nanos;
    }
    if (unparked) {
      LockSupport.unpark(thread); // the permit may have been for a wait of the application's
    }
    return true;
  }
}
