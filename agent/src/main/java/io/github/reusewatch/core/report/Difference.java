package io.github.reusewatch.core.report;

import java.util.Arrays;

/**
 * Which bytes changed, told by a kept copy. Positions count from the beginning of the watched
 * region.
 */
public final class Difference {
  /**
   * Enough to recognise another message in a buffer; the whole of a changed megabyte helps nobody.
   */
  private static final int SHOWN = 64;

  final int first;
  final int last;
  final int count;
  final byte[] before;
  final byte[] after;

  private Difference(int first, int last, int count, byte[] before, byte[] after) {
    this.first = first;
    this.last = last;
    this.count = count;
    this.before = before;
    this.after = after;
  }

  /**
   * Compares two contents of one region.
   *
   * @param keepBytes whether the changed bytes themselves (64 at most) may be kept
   * @return {@code null} if there is no difference
   */
  public static Difference between(byte[] before, byte[] after, boolean keepBytes) {
    int first = Arrays.mismatch(before, after);
    if (first < 0) {
      return null;
    }
    int last = first;
    int count = 0;
    for (int i = first; i < before.length; i++) {
      if (before[i] != after[i]) {
        last = i;
        count++;
      }
    }
    int end = Math.min(last + 1, first + SHOWN);
    return new Difference(
        first,
        last,
        count,
        keepBytes ? Arrays.copyOfRange(before, first, end) : null,
        keepBytes ? Arrays.copyOfRange(after, first, end) : null);
  }
}
