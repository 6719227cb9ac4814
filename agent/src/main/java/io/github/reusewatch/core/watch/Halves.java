package io.github.reusewatch.core.watch;

/**
 * A {@code ByteBuffer} is watched in two halves, before its position and from it on; a serializer
 * may take either or both.
 */
final class Halves {
  private Halves() {}

  /**
   * Whether a serializer left this half out.
   *
   * @param serialized what it made of the buffer, or {@code null}
   * @param i of a half; the other one is its neighbour
   */
  static boolean leavesOut(byte[] serialized, Snapshot[] snapshots, int i) {
    Snapshot half = snapshots[i];
    if (serialized == null || half.isIn(serialized)) {
      return false;
    }
    int start = half.startIn(serialized);
    return start == Snapshot.ABSENT
        || (start == Snapshot.TRANSFORMED && isWhollyTheOther(serialized, snapshots, i));
  }

  private static boolean isWhollyTheOther(byte[] serialized, Snapshot[] snapshots, int i) {
    int other = snapshots[i].isBeforePosition() ? i + 1 : i - 1;
    if (other < 0
        || other >= snapshots.length
        || snapshots[other].role != snapshots[i].role
        || !snapshots[other].isHalf()) {
      return false;
    }
    return snapshots[other].length == serialized.length
        && Crc.of(serialized, 0, serialized.length) == snapshots[other].crc;
  }
}
