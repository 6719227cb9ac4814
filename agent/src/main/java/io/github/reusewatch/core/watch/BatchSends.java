package io.github.reusewatch.core.watch;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;
import java.util.List;

/**
 * The watched sends whose bytes are in one batch. They come while the batch is open, under the
 * client's lock of its partition ({@code RecordAccumulator.append}), and are over when it is done,
 * on one thread ({@code ProducerBatch.completeFutureAndFireCallbacks}): so neither needs a lock or
 * a fence here.
 */
final class BatchSends {
  private static final VarHandle COUNT;
  private static final WatchedSend[] NONE = {};
  private static final int BYTES_TO_TELL = 8 * 1024;

  static {
    try {
      COUNT = MethodHandles.lookup().findVarHandle(BatchSends.class, "count", int.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  private final InFlight inFlight;
  private WatchedSend[] sends = NONE;

  /** Written last, for who looks from another thread. */
  private int count;

  private int over;
  private int untold;
  private int bytesUntold;
  private int told;
  private long bytesTold;

  BatchSends(InFlight inFlight) {
    this.inFlight = inFlight;
  }

  /** The bytes of this send were copied. */
  void add(WatchedSend send) {
    if (count == 0) {
      inFlight.begun(this);
    }
    if (count == sends.length) {
      sends = Arrays.copyOf(sends, count == 0 ? inFlight.room() : count + count / 2 + 1);
    }
    send.isIn(this);
    sends[count] = send;
    COUNT.setRelease(this, count + 1);
    untold++;
    bytesUntold += send.bytes();
    if (untold >= inFlight.block() || bytesUntold >= BYTES_TO_TELL) {
      tell();
    }
  }

  private void tell() {
    inFlight.more(untold, bytesUntold);
    told += untold;
    bytesTold += bytesUntold;
    untold = 0;
    bytesUntold = 0;
  }

  /** One of them is over. */
  void ended() {
    if (++over == count) {
      inFlight.over(this, count, told, bytesTold);
      sends = NONE;
      count = 0;
      over = 0;
      untold = 0;
      bytesUntold = 0;
      told = 0;
      bytesTold = 0;
    }
  }

  /** Called on any thread. */
  void addTo(List<WatchedSend> all) {
    int known = (int) COUNT.getAcquire(this);
    WatchedSend[] now = sends;
    for (int i = 0; i < Math.min(known, now.length); i++) {
      if (now[i] != null) {
        all.add(now[i]);
      }
    }
  }
}
