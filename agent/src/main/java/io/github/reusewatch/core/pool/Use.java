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
  private int position;

  /** {@code null} as long as nothing but this request has the array, unless it is a sample. */
  private Seal.Check check;

  private byte[] before;

  /** Whether some byte was wrong before the network took it, and after. */
  private boolean changed;

  /** Whether it is not known which bytes the network took: those of before, or those of after. */
  private boolean changedMeanwhile;

  /**
   * Nothing of it is written yet.
   *
   * @param sampled whether to hash it in any case
   */
  Use(Lease lease, int index, boolean sampled) {
    this.lease = lease;
    this.index = index;
    this.position = lease.seal().start;
    this.end = lease.seal().start + lease.seal().length;
    this.check = sampled ? new Seal.Check(lease.seal()) : null;
  }

  int unsent() {
    return end - position;
  }

  /** The network is about to take bytes of it. */
  void writing(byte[] array) {
    byte[] contents = lease.contents();
    if (contents == null) {
      return;
    }
    // A thread that was given the buffer may write into it in this very moment.
    before = Arrays.copyOfRange(array, position, end);
    if (check == null) {
      check = new Seal.Check(lease.seal());
      check.next(contents, 0, position - lease.seal().start); // written before it was freed
    }
  }

  /**
   * The network has taken bytes of it.
   *
   * @param upTo where the next ones are in the array
   */
  void written(byte[] array, int upTo) {
    int count = upTo - position;
    if (check != null) {
      check.next(array, position, count);
    }
    if (before != null && count > 0) {
      compare(array, count);
    }
    position = upTo;
  }

  private void compare(byte[] array, int count) {
    byte[] right = lease.contents();
    int at = position - lease.seal().start;
    changedMeanwhile |= !Arrays.equals(before, 0, count, array, position, position + count);
    for (int i = 0; i < count && !changed; i++) {
      changed = before[i] != right[at + i] && array[position + i] != right[at + i];
    }
  }

  /**
   * What the network got, when it has all.
   *
   * @return {@code null} if it is what the batch was closed with
   */
  Change change() {
    if (changedMeanwhile) {
      return changed ? Change.toUnknown() : Change.duringWrite();
    }
    return check == null || check.holds() ? null : Change.to(check.crc());
  }
}
