package io.github.reusewatch.core.writer;

import io.github.reusewatch.core.report.Trace;
import io.github.reusewatch.core.report.WrittenBy;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.lang.ref.WeakReference;
import java.util.zip.CRC32C;

/**
 * Bytes of an array that should not change, and the first write seen that changed them. Held by
 * whoever watches them, and holds neither the array nor anything else of the application.
 */
public final class WatchedRegion {
  /**
   * Bytes, for the calls that are handed a region, a few milliseconds' worth. A buffer that is
   * filled by {@code put(byte)} makes one call for each of its bytes.
   */
  private static final long MOST_HASHED = 64 * 1024 * 1024;

  private static final VarHandle FIRST = handle("first", TrappedWrite.class);
  private static final VarHandle OPEN = handle("open", OpenCalls.class);
  private static final VarHandle RELEASED = handle("released", WrittenBy.class);

  private final WeakReference<byte[]> array;
  final int from;
  final int to;
  private final int crc;

  /** Where it is in the index; set by the index before anybody else knows the region. */
  RegionNode[] nodes = {};

  /** The first write that changed the bytes. */
  @SuppressWarnings("UnusedVariable") // by FIRST
  private volatile TrappedWrite first;

  /** How many were seen after the first. Not atomic: a lost one does no harm. */
  private int more;

  /** Bytes hashed for it until now. Not atomic, either. */
  private long hashed;

  /** The bytes were found changed at a moment when no trap had seen who did it. */
  private volatile boolean changedUnseen;

  /** The calls that were handed the array and have not returned; {@code null} before the first. */
  private volatile OpenCalls open;

  /** Who gave it back first; {@code null} if nobody did. */
  @SuppressWarnings("UnusedVariable") // by RELEASED
  private volatile WrittenBy released;

  WatchedRegion(byte[] array, int from, int length, int crc) {
    this.array = new WeakReference<>(array);
    this.from = from;
    this.to = from + length;
    this.crc = crc;
  }

  /** {@code null} once nobody has it any more. */
  byte[] array() {
    return array.get();
  }

  /** A byte of it is about to change. */
  void storing(byte[] bytes) {
    if (first != null || changedUnseen) {
      more++;
    } else if (isUnchanged(bytes)) {
      firstWrite(new TrappedWrite(new Trace()));
    } else {
      changedBefore();
    }
  }

  /** Whether it is worth while to look at what calls do with it. */
  boolean takesCalls() {
    return !changedUnseen && hashed <= MOST_HASHED;
  }

  /**
   * A method is about to be called that may write into it.
   *
   * @return {@code false} if there is nothing to find out by the call's end
   */
  boolean calling(TrappedCall call, byte[] bytes) {
    if (first != null) {
      return true;
    }
    if (!isUnchanged(bytes)) {
      changedBefore();
      return first != null;
    }
    openCalls().begin(call);
    return true;
  }

  private OpenCalls openCalls() {
    OpenCalls calls = open;
    if (calls == null) {
      OPEN.compareAndSet(this, null, new OpenCalls());
      calls = open;
    }
    return calls;
  }

  /** The call has returned; {@code crcBefore} is the hash of the bytes when it began. */
  void called(TrappedCall call, byte[] bytes, int crcBefore) {
    if (crcOf(bytes) != crcBefore) {
      changedBy(call);
    }
    OpenCalls calls = open;
    if (calls != null) {
      calls.end(call); // not before: until then the call is in another one's way
    }
  }

  private void changedBy(TrappedCall call) {
    OpenCalls calls = open;
    TrappedWrite seen = first;
    if (seen != null) {
      more += call.hasMade(seen) ? 0 : 1;
    } else if (!call.isBelieved() || (calls != null && !calls.isAlone(call))) {
      changedUnseen = true;
    } else if (!changedUnseen) {
      firstWrite(call.write());
    }
  }

  int crcOf(byte[] bytes) {
    hashed += to - from;
    CRC32C hash = new CRC32C();
    hash.update(bytes, from, to - from);
    return (int) hash.getValue();
  }

  private boolean isUnchanged(byte[] bytes) {
    return crcOf(bytes) == crc;
  }

  /** By a call that is under way, or else by something that no trap sees. */
  private void changedBefore() {
    TrappedCall call = underWay();
    if (call != null) {
      firstWrite(call.write());
    } else {
      changedUnseen = true;
    }
  }

  /** {@code null} if none is, or if several threads are in one. */
  private TrappedCall underWay() {
    OpenCalls calls = open;
    return calls == null ? null : calls.underWay();
  }

  private void firstWrite(TrappedWrite write) {
    if (!FIRST.compareAndSet(this, null, write)) {
      more++;
    }
  }

  /** Whether a write was seen that changed the bytes. */
  public boolean isWritten() {
    return first != null;
  }

  /**
   * Who changed the bytes first.
   *
   * @param changed whether they are known to have changed: then a call that is under way has done
   *     it, if nobody else was seen
   */
  public WrittenBy writtenBy(boolean changed) {
    TrappedWrite write = first;
    TrappedCall call = write == null && changed && !changedUnseen ? underWay() : null;
    if (call != null) {
      write = call.write();
    }
    return write == null
        ? WrittenBy.NOBODY_SEEN
        : WrittenBy.trapped(write.thread, write.trace, write.nanos, more);
  }

  /**
   * It went to a method that gives buffers back. The one that was entered first counts: of methods
   * that call each other that is the one which the application has called.
   */
  void released(WrittenBy by) {
    WrittenBy known;
    do {
      known = released;
      if (known != null && by.nanos() - known.nanos() >= 0) {
        return;
      }
    } while (!RELEASED.compareAndSet(this, known, by));
  }

  /** Who gave it back first. */
  public WrittenBy releasedBy() {
    WrittenBy by = released;
    return by == null ? WrittenBy.NOBODY_SEEN : by;
  }

  private static VarHandle handle(String field, Class<?> type) {
    try {
      return MethodHandles.lookup().findVarHandle(WatchedRegion.class, field, type);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }
}
