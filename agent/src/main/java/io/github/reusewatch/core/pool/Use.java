package io.github.reusewatch.core.pool;

import java.util.Arrays;

/**
 * A batch in a request that is being written: follows the bytes as the network takes them. Of the
 * I/O thread.
 */
final class Use {
  final Lease lease;

  /** Which of the send's buffers it is. */
  final int index;

  private final int end;
  private final Seal.Check check;
  private int position;
  private byte[] before;
  private boolean changedBefore;
  private boolean changedMeanwhile;

  Use(Lease lease, int index) {
    this.lease = lease;
    this.index = index;
    this.position = lease.seal().start;
    this.end = lease.seal().start + lease.seal().length;
    this.check = new Seal.Check(lease.seal());
  }

  int unsent() {
    return end - position;
  }

  /** The network is about to take bytes of it. */
  void writing(byte[] array) {
    // A thread that was given the buffer may write into it in this very moment.
    before = lease.contents() == null ? null : Arrays.copyOfRange(array, position, end);
  }

  /**
   * The network has taken bytes of it.
   *
   * @param upTo where the next ones are in the array
   */
  void written(byte[] array, int upTo) {
    int count = upTo - position;
    check.next(array, position, count);
    if (before != null && count > 0) {
      compare(array, count);
    }
    position = upTo;
  }

  private void compare(byte[] array, int count) {
    byte[] right = lease.contents();
    int at = position - lease.seal().start;
    boolean rightBefore = Arrays.equals(right, at, at + count, before, 0, count);
    boolean rightAfter = Arrays.equals(right, at, at + count, array, position, position + count);
    changedBefore |= !rightBefore && !rightAfter;
    changedMeanwhile |= rightBefore != rightAfter;
  }

  /**
   * What the network got, when it has all.
   *
   * @return {@code null} if it is what the batch was closed with
   */
  Change change() {
    if (changedMeanwhile && !changedBefore) {
      return Change.duringWrite();
    }
    return check.holds() ? null : Change.to(check.crc());
  }
}
