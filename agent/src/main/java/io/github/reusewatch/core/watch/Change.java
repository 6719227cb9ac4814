package io.github.reusewatch.core.watch;

import io.github.reusewatch.core.report.ByteChange;
import io.github.reusewatch.core.report.Difference;
import io.github.reusewatch.core.report.Kind;
import io.github.reusewatch.core.report.Wire;

/** Watched bytes were found changed during a send, and what the client copied of them. */
final class Change {
  final int offset;
  final int length;

  /** A copy had been kept to show what changed, and is gone. */
  final boolean evidenceDropped;

  /** What changed is the array a serializer made; {@code null} if it is the application's bytes. */
  final SerializedForm form;

  private Kind kind;
  private final int crcBefore;
  private final int crcFound;
  private final Difference difference;
  private Wire wire = Wire.UNKNOWN;
  private boolean restored;
  private boolean shared;
  private int crcOnWire;

  private Change(
      Snapshot snapshot, Extent extent, Kind kind, int crcFound, byte[] now, boolean showBytes) {
    byte[] before = snapshot.bytesBefore(extent);
    this.offset = snapshot.offset(extent);
    this.length = snapshot.length(extent);
    this.evidenceDropped = snapshot.hasCopy() && before == null;
    this.form = null;
    this.kind = kind;
    this.crcBefore = snapshot.crc(extent);
    this.crcFound = crcFound;
    this.difference =
        before == null || now == null
            ? null
            : Difference.between(before, snapshot.part(now, extent), showBytes);
  }

  private Change(SerializedForm form, int crcWritten) {
    this.offset = 0;
    this.length = form.array.length;
    this.evidenceDropped = false;
    this.form = form;
    this.kind = Kind.CHANGED_DURING_SEND;
    this.crcBefore = form.crc;
    this.crcFound = crcWritten;
    this.difference = null;
  }

  /** Compares the bytes with their snapshot; {@code null} if they are as they were. */
  static Change look(Snapshot snapshot, Extent extent, Kind kind, boolean showBytes) {
    int crcNow = snapshot.crcNow(extent);
    return crcNow == snapshot.crc(extent)
        ? null
        : new Change(
            snapshot,
            extent,
            kind,
            crcNow,
            snapshot.hasCopy() ? snapshot.bytesNow() : null,
            showBytes);
  }

  /** A trap saw the bytes written, and they are what they were before that. */
  static Change restored(Snapshot snapshot, Extent extent, Kind kind) {
    Change change = new Change(snapshot, extent, kind, snapshot.crc(extent), null, false);
    change.restored = true;
    change.notOnWire();
    return change;
  }

  /** The bytes are what they were, but the application has given them back. */
  static Change released(Snapshot snapshot, Extent extent) {
    Change change =
        new Change(snapshot, extent, Kind.RELEASED_BEFORE_ACK, snapshot.crc(extent), null, false);
    change.notOnWire();
    return change;
  }

  /** Others than those of the snapshot were serialized or copied while {@code send} ran. */
  static Change passedOn(Snapshot snapshot, Extent extent, int crc, boolean showBytes) {
    byte[] now = snapshot.hasCopy() ? snapshot.bytesNow() : null;
    // They may have changed once more: what is shown must be what the checksum is of.
    boolean same = now != null && crcOf(snapshot.part(now, extent)) == crc;
    return new Change(
        snapshot, extent, Kind.CHANGED_DURING_SEND, crc, same ? now : null, showBytes);
  }

  /** The array that a serializer made changed before the client copied it. */
  static Change ofForm(SerializedForm form, int crcWritten) {
    Change change = new Change(form, crcWritten);
    change.shared = form.isShared(); // the other thread may end, and be forgotten, before this send
    change.onWire(crcWritten);
    return change;
  }

  private static int crcOf(byte[] bytes) {
    return Crc.of(bytes, 0, bytes.length);
  }

  /** The bytes that the look which found the change saw. */
  int crcFound() {
    return crcFound;
  }

  /** When they changed. */
  Kind kind() {
    return form != null && (shared || form.isShared()) ? Kind.SHARED_SERIALIZER_BUFFER : kind;
  }

  /** It came to light when an earlier send of the record had failed. */
  Change resent() {
    kind = Kind.RESENT_CHANGED;
    return this;
  }

  /** Looks at one half of what the change was found in; {@code null} if that is as it was. */
  Change lookAgain(Snapshot snapshot, Extent extent, boolean showBytes) {
    return look(snapshot, extent, kind, showBytes);
  }

  /** The client copied other bytes than it should have. */
  void onWire(int crc) {
    wire = Wire.CHANGED;
    crcOnWire = crc;
  }

  /** The client copied the right bytes. */
  void notOnWire() {
    wire = Wire.INTACT;
  }

  /** What the broker got, if the bytes were copied. */
  Wire wireOfCopied() {
    return kind == Kind.CHANGED_BEFORE_ACK ? Wire.INTACT : wire;
  }

  ByteChange bytes(Wire verdict) {
    if (restored) {
      return ByteChange.restored(crcBefore);
    }
    return new ByteChange(crcBefore, verdict == Wire.CHANGED ? crcOnWire : crcFound, difference);
  }
}
