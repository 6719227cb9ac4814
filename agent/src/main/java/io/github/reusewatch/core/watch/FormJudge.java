package io.github.reusewatch.core.watch;

import io.github.reusewatch.core.report.Kind;
import io.github.reusewatch.core.report.Role;
import java.util.Arrays;

/**
 * Tells from what a serializer made an array of its own: from the right bytes, or from changed
 * ones. Asked when the serializer has returned.
 */
final class FormJudge {
  /** A length, a checksum or the like may stand before what is cut out. */
  private static final int MOST_CUT_OFF = 64;

  private final WatchedSend send;
  private final int i;
  private final Snapshot snapshot;
  private final SerializedForm form;
  private final Integer crcOfCopy;
  private final boolean showBytes;

  /**
   * @param i of the part that the serializer was given
   * @param crcOfCopy of the bytes as Kafka's own serializer copied them into the form; {@code null}
   *     if somebody else's made it
   */
  FormJudge(WatchedSend send, int i, SerializedForm form, Integer crcOfCopy, boolean showBytes) {
    this.send = send;
    this.i = i;
    this.snapshot = send.get(i);
    this.form = form;
    this.crcOfCopy = crcOfCopy;
    this.showBytes = showBytes;
  }

  void judge() {
    Role role = snapshot.role;
    Extent extent = snapshot.extentIn(form.array);
    if (snapshot.hasHead() && send.isHanded(role)) {
      noteHalf(extent);
    }
    boolean comparable = extent != null && send.isHanded(role) && crcOfCopy != null;
    if (comparable ? crcOfCopy == snapshot.crc(extent) : isRight(extent)) {
      madeFromRightBytes();
    } else if (comparable) {
      madeFrom(extent);
    } else {
      otherForm(extent);
    }
  }

  /** Of another form it is not known what it was made of: what remains is what most would take. */
  private void noteHalf(Extent extent) {
    if (extent != null) {
      send.topic().serializes(snapshot.role, extent);
    }
    if (extent != Extent.WHOLE) {
      send.narrow(i, extent == null ? Extent.TAIL : extent, showBytes);
    }
  }

  private boolean isRight(Extent extent) {
    return extent != null && form.crc == snapshot.crc(extent);
  }

  private void madeFromRightBytes() {
    Change change = send.change(i);
    if (change != null) {
      change.notOnWire();
    }
  }

  /** Kafka's own serializer copied bytes that were wrong at that moment. */
  private void madeFrom(Extent extent) {
    if (send.change(i) == null) {
      send.set(i, Change.passedOn(snapshot, extent, crcOfCopy, showBytes));
    }
    send.change(i).onWire(form.crc);
  }

  /**
   * A serializer of somebody else's, whose result cannot be compared: what tells is whether the
   * bytes it was given are still those that were there when send was entered.
   */
  private void otherForm(Extent extent) {
    Extent looked = extent == null ? send.extent(i) : extent;
    Change change = send.change(i);
    int crcNow = snapshot.crcNow(looked);
    if (change == null) {
      // As they were: made from the right bytes. Changed just now: nobody saw on which side of the
      // serializer.
      change = send.look(i, Kind.CHANGED_DURING_SEND, showBytes);
    } else if (send.isHanded(snapshot.role) && crcNow == change.crcFound() && !isCutOut()) {
      change.onWire(form.crc);
    }
    if (change != null && extent != null && form.crc == crcNow) {
      change.onWire(form.crc); // the changed bytes themselves, whoever copied them
    }
  }

  /**
   * Whether the form is some of the bytes and no more: those may be the very ones that did not
   * change.
   */
  private boolean isCutOut() {
    byte[] now = form.array.length < snapshot.length(Extent.WHOLE) ? snapshot.bytesNow() : null;
    int most = now == null ? -1 : Math.min(now.length - form.array.length, MOST_CUT_OFF);
    for (int from = 0; from <= most; from++) {
      if (Arrays.equals(now, from, from + form.array.length, form.array, 0, form.array.length)) {
        return true;
      }
    }
    return false;
  }
}
