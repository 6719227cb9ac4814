package io.github.reusewatch.core.writer;

/**
 * Divides a large array, so that a write into an arena meets the slices near it only, not all that
 * are under watch.
 */
final class Pages {
  /** Not a page: where regions are found that are too large for pages. */
  static final int WIDE = -1;

  private static final int SMALLEST_SHIFT = 12;
  private static final int MOST_PAGES = 256;
  private static final int MOST_OF_A_REGION = 8;

  private final int arrayLength;
  private final int shift;

  private Pages(int arrayLength, int shift) {
    this.arrayLength = arrayLength;
    this.shift = shift;
  }

  static Pages of(int arrayLength) {
    return new Pages(arrayLength, shift(arrayLength));
  }

  static int shift(int arrayLength) {
    int shift = SMALLEST_SHIFT;
    while ((arrayLength - 1) >> shift >= MOST_PAGES) {
      shift++;
    }
    return shift;
  }

  /** Whether an array has more than one, and so may have regions that are too large for one. */
  static boolean areSeveral(int arrayLength) {
    return arrayLength > 1 << SMALLEST_SHIFT;
  }

  /** Tells pages of all arrays apart, mostly. */
  static int key(int hashOfArray, int page) {
    return hashOfArray + page * 0x9E3779B9;
  }

  /** The page in which a region begins, or {@link #WIDE}. */
  int first(int from, int to) {
    return isWide(from, to) ? WIDE : from >> shift;
  }

  /** The page in which it ends, or {@link #WIDE}. */
  int last(int from, int to) {
    return isWide(from, to) ? WIDE : (to - 1) >> shift;
  }

  /** As whole arrays are, which are records of their own more often than not. */
  private boolean isWide(int from, int to) {
    return areSeveral(arrayLength)
        && (to - from > arrayLength / 2
            || ((to - 1) >> shift) - (from >> shift) >= MOST_OF_A_REGION);
  }
}
