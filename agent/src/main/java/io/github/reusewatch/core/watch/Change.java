package io.github.reusewatch.core.watch;

import io.github.reusewatch.core.report.ByteChange;
import io.github.reusewatch.core.report.Difference;
import io.github.reusewatch.core.report.Kind;
import io.github.reusewatch.core.report.Wire;

/**
 * A watched region was found changed during a send, and what became of it at the copy into the
 * batch.
 */
final class Change {
  final Snapshot snapshot;
  final Kind kind;
  final boolean evidenceDropped;
  private final Difference difference;

  /** The region as the check that found the change saw it. */
  private final int crcFound;

  /** The region at the entry of the last attempt to copy. */
  private int crcAtCopy;

  private Wire wire = Wire.UNKNOWN;
  private Integer crcOnWire;

  private Change(
      Snapshot snapshot, Kind kind, int crcFound, boolean evidenceDropped, Difference difference) {
    this.snapshot = snapshot;
    this.kind = kind;
    this.crcFound = crcFound;
    this.crcAtCopy = crcFound;
    this.evidenceDropped = evidenceDropped;
    this.difference = difference;
  }

  /** Compares the region with its snapshot; {@code null} if it is as it was. */
  static Change look(Snapshot snapshot, Kind kind, boolean showBytes) {
    int crcNow = snapshot.crcNow();
    if (crcNow == snapshot.crc) {
      return null;
    }
    byte[] before = snapshot.copy == null ? null : snapshot.copy.bytes();
    return new Change(
        snapshot,
        kind,
        crcNow,
        snapshot.copy != null && before == null,
        before == null ? null : difference(before, snapshot.bytesNow(), showBytes));
  }

  private static Difference difference(byte[] before, byte[] now, boolean showBytes) {
    return now == null ? null : Difference.between(before, now, showBytes);
  }

  /** A change that only the check after the copy found: at its entry the region was still right. */
  Change rightAtCopy() {
    crcAtCopy = snapshot.crc;
    return this;
  }

  /** The attempt to copy begins. */
  void copying() {
    crcAtCopy = snapshot.crcNow();
  }

  /**
   * The bytes are in the batch.
   *
   * @param bytes the serialized form, {@code null} if it is not known which of the batch's bytes
   *     are this region's
   * @param handedToSerializer whether the record that was serialized held the watched object itself
   */
  void copied(byte[] bytes, boolean handedToSerializer) {
    if (bytes == null) {
      return;
    }
    if (snapshot.isIn(bytes)) {
      judgeCopyOf(snapshot.crcNow());
      return;
    }
    int start = snapshot.startIn(bytes);
    judgeSerialized(
        start < 0 ? Crc.of(bytes, 0, bytes.length) : Crc.of(bytes, start, snapshot.length),
        handedToSerializer && !snapshot.isHalf());
  }

  /** The client copied the region itself, somewhere between two looks at it. */
  private void judgeCopyOf(int crcAfterCopy) {
    if (crcAtCopy == crcAfterCopy) {
      crcOnWire = crcAtCopy;
      // Right again after it was wrong: the array is in motion, and two looks do not tell what was
      // between them.
      wire = crcAtCopy == snapshot.crc ? Wire.UNKNOWN : Wire.CHANGED;
    } else if (crcAtCopy != snapshot.crc && crcAfterCopy != snapshot.crc) {
      wire = Wire.CHANGED; // torn between two contents, neither of which is right
    }
  }

  /**
   * A serializer made bytes of its own from the region at some time between the entry of send and
   * the copy.
   */
  private void judgeSerialized(int crc, boolean handedToSerializer) {
    crcOnWire = crc;
    if (crc == snapshot.crc) {
      wire = Wire.INTACT;
    } else if (crc == crcFound || crc == crcAtCopy) {
      wire = Wire.CHANGED;
    } else if (handedToSerializer && kind == Kind.CHANGED_BEFORE_SEND && crcAtCopy == crcFound) {
      wire = Wire.CHANGED; // another form, but made while the region held the changed bytes
    }
  }

  /** What the broker got, if the bytes were copied. */
  Wire wireOfCopied() {
    return kind == Kind.CHANGED_BEFORE_ACK ? Wire.INTACT : wire;
  }

  ByteChange bytes(Wire verdict) {
    return new ByteChange(
        snapshot.crc, verdict == Wire.CHANGED ? crcOnWire : Integer.valueOf(crcFound), difference);
  }
}
