package io.github.reusewatch.core.watch;

import io.github.reusewatch.core.report.Trace;
import io.github.reusewatch.core.report.WrittenBy;
import java.lang.ref.WeakReference;

/**
 * Bytes in an array of the application's, and who put them into a record when. Holds the array no
 * stronger than the application does: a change of an array that nobody else holds cannot happen, so
 * nothing is missed.
 */
abstract class Use extends WeakReference<byte[]> {
  private long nanos;

  /** {@code null} as long as it is not known. */
  private String thread;

  /**
   * Not known yet by whom.
   *
   * @param array {@code null} if there is none that may be asked for
   */
  Use(byte[] array) {
    super(array);
  }

  /** Once: by this thread, at this time. */
  final void by(String usingThread, long atNanos) {
    thread = usingThread;
    nanos = atNanos;
  }

  final boolean isKnown() {
    return thread != null;
  }

  final long nanos() {
    return nanos;
  }

  /** Where the bytes begin in their array. */
  abstract int from();

  abstract int length();

  /** What they were. */
  abstract int crc();

  /** Of the use; {@code null} if none is kept. */
  Trace usersTrace() {
    return null;
  }

  final boolean isOf(byte[] other, Snapshot changed) {
    int start = changed.offset(Extent.WHOLE);
    return get() == other
        && from() < start + changed.length(Extent.WHOLE)
        && start < from() + length();
  }

  /** Either these very bytes were found, or it was used before they were found. */
  final boolean isOfChangedBytes(Snapshot changed, Change change, long foundAt) {
    boolean sameRegion =
        from() == changed.offset(Extent.WHOLE) && length() == changed.length(Extent.WHOLE);
    if (sameRegion && crc() == changed.crc(Extent.WHOLE)) {
      return false; // the same content once more
    }
    return (sameRegion && crc() == change.crcFound()) || nanos - foundAt < 0;
  }

  final WrittenBy writtenBy() {
    return WrittenBy.told(WrittenBy.Evidence.OVERLAPPING_SEND, thread, usersTrace(), nanos);
  }
}
