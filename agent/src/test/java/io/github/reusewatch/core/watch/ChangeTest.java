package io.github.reusewatch.core.watch;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.reusewatch.core.report.Kind;
import io.github.reusewatch.core.report.Role;
import io.github.reusewatch.core.report.Wire;
import java.nio.ByteBuffer;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** What the broker got, judged from the looks at the array before, at and after the copy. */
class ChangeTest {
  private static final byte[] RIGHT = {1, 2, 3, 4};
  private static final byte[] WRONG = {9, 9, 9, 9};
  private static final byte[] OTHER = {7, 7, 7, 7};

  private final byte[] array = RIGHT.clone();
  private final Snapshot snapshot = new Snapshot.OfArray(Role.VALUE, null, array, null);

  @Test
  void anUnchangedArrayIsNoChange() {
    assertThat(Change.look(snapshot, Kind.CHANGED_BEFORE_SEND, false)).isNull();
  }

  @Test
  void anotherArrayOfTheSameBytesIsNoChange() {
    fill(WRONG);
    fill(RIGHT);
    assertThat(Change.look(snapshot, Kind.CHANGED_BEFORE_SEND, false)).isNull();
  }

  @Test
  void changedBeforeTheCopyOfTheArrayItselfIsOnTheWire() {
    Change change = changed(Kind.CHANGED_BEFORE_SEND, WRONG);
    change.copying();
    change.copied(array, true);
    assertThat(change.wireOfCopied()).isEqualTo(Wire.CHANGED);
    assertThat(crcAfter(change)).isEqualTo(Crc.of(WRONG, 0, 4));
  }

  @Test
  void changedOnceMoreBeforeTheCopyTheLastBytesAreOnTheWire() {
    Change change = changed(Kind.CHANGED_BEFORE_SEND, WRONG);
    fill(OTHER);
    change.copying();
    change.copied(array, true);
    assertThat(change.wireOfCopied()).isEqualTo(Wire.CHANGED);
    assertThat(crcAfter(change)).isEqualTo(Crc.of(OTHER, 0, 4));
  }

  @Test
  void restoredBeforeTheCopyTheArrayIsInMotionAndTheWireUnknown() {
    Change change = changed(Kind.CHANGED_BEFORE_SEND, WRONG);
    fill(RIGHT);
    change.copying();
    change.copied(array, true);
    assertThat(change.wireOfCopied()).isEqualTo(Wire.UNKNOWN);
  }

  @Test
  void changedWhileItWasCopiedFromRightToWrongIsUnknown() {
    Change change = changed(Kind.CHANGED_DURING_SEND, WRONG).rightAtCopy();
    change.copied(array, true);
    assertThat(change.wireOfCopied()).isEqualTo(Wire.UNKNOWN);
  }

  @Test
  void restoredWhileItWasCopiedIsUnknown() {
    Change change = changed(Kind.CHANGED_DURING_SEND, WRONG);
    change.copying();
    fill(RIGHT);
    change.copied(array, true);
    assertThat(change.wireOfCopied()).isEqualTo(Wire.UNKNOWN);
  }

  @Test
  void tornBetweenTwoWrongContentsIsChangedAndItsChecksumUnknown() {
    Change change = changed(Kind.CHANGED_DURING_SEND, WRONG);
    change.copying();
    fill(OTHER);
    change.copied(array, true);
    assertThat(change.wireOfCopied()).isEqualTo(Wire.CHANGED);
    assertThat(change.bytes(Wire.CHANGED)).extracting("crcAfter").isNull();
  }

  @Test
  void aSerializersCopyOfTheRightBytesIsIntact() {
    Change change = changed(Kind.CHANGED_DURING_SEND, WRONG);
    change.copying();
    change.copied(RIGHT.clone(), true);
    assertThat(change.wireOfCopied()).isEqualTo(Wire.INTACT);
  }

  @Test
  void aSerializersCopyOfTheChangedBytesIsChanged() {
    Change change = changed(Kind.CHANGED_DURING_SEND, WRONG);
    change.copying();
    change.copied(WRONG.clone(), false);
    assertThat(change.wireOfCopied()).isEqualTo(Wire.CHANGED);
    assertThat(crcAfter(change)).isEqualTo(Crc.of(WRONG, 0, 4));
  }

  @Test
  void anotherFormMadeFromTheChangedBytesIsChanged() {
    Change change = changed(Kind.CHANGED_BEFORE_SEND, WRONG);
    change.copying();
    byte[] framed = {0, 4, 9, 9, 9, 9};
    change.copied(framed, true);
    assertThat(change.wireOfCopied()).isEqualTo(Wire.CHANGED);
    assertThat(crcAfter(change)).isEqualTo(Crc.of(framed, 0, framed.length));
  }

  @Test
  void anotherFormIsUnknownWhenAnInterceptorMayHaveReplacedTheValue() {
    Change change = changed(Kind.CHANGED_BEFORE_SEND, WRONG);
    change.copying();
    change.copied(new byte[] {0, 4, 9, 9, 9, 9}, false);
    assertThat(change.wireOfCopied()).isEqualTo(Wire.UNKNOWN);
  }

  @Test
  void anotherFormIsUnknownWhenItMayHaveBeenMadeBeforeTheChange() {
    Change change = changed(Kind.CHANGED_DURING_SEND, WRONG);
    change.copying();
    change.copied(new byte[] {0, 4, 1, 2, 3, 4}, true);
    assertThat(change.wireOfCopied()).isEqualTo(Wire.UNKNOWN);
  }

  @Test
  void anotherFormIsUnknownWhenTheBytesChangedAgainMeanwhile() {
    Change change = changed(Kind.CHANGED_BEFORE_SEND, WRONG);
    fill(OTHER);
    change.copying();
    change.copied(new byte[] {0, 4, 1, 2, 3, 4}, true);
    assertThat(change.wireOfCopied()).isEqualTo(Wire.UNKNOWN);
  }

  @Test
  void withoutTheSerializedBytesNothingIsKnown() {
    Change change = changed(Kind.CHANGED_BEFORE_SEND, WRONG);
    change.copying();
    change.copied(null, true);
    assertThat(change.wireOfCopied()).isEqualTo(Wire.UNKNOWN);
  }

  @Test
  void afterTheCopyTheWireIsIntact() {
    Change change = changed(Kind.CHANGED_BEFORE_ACK, WRONG);
    assertThat(change.wireOfCopied()).isEqualTo(Wire.INTACT);
    assertThat(crcAfter(change, Wire.INTACT)).isEqualTo(Crc.of(WRONG, 0, 4));
  }

  @Test
  void ofAHalfOfABufferAnotherFormIsNeverTakenForIt() {
    ByteBuffer buffer = ByteBuffer.wrap(new byte[10]).position(4);
    Snapshot tail = BufferSnapshot.tail(Role.VALUE, buffer, null);
    Arrays.fill(buffer.array(), (byte) 9);
    Change change = Change.look(tail, Kind.CHANGED_BEFORE_SEND, false);
    change.copying();
    change.copied(new byte[3], true);
    assertThat(change.wireOfCopied()).isEqualTo(Wire.UNKNOWN);
  }

  @Test
  void theHalfThatWasSerializedIsJudgedByItsBytes() {
    ByteBuffer buffer = ByteBuffer.wrap(new byte[10]).position(4);
    Snapshot tail = BufferSnapshot.tail(Role.VALUE, buffer, null);
    Arrays.fill(buffer.array(), (byte) 9);
    Change change = Change.look(tail, Kind.CHANGED_BEFORE_SEND, false);
    change.copying();
    change.copied(new byte[] {9, 9, 9, 9, 9, 9}, true);
    assertThat(change.wireOfCopied()).isEqualTo(Wire.CHANGED);
  }

  @Test
  void anArrayHeldWeaklyIsStillWatched() {
    assertThat(snapshot.holdWeakly()).isTrue();
    assertThat(Change.look(snapshot, Kind.CHANGED_BEFORE_ACK, false)).isNull();
    assertThat(changed(Kind.CHANGED_BEFORE_ACK, WRONG)).isNotNull();
    assertThat(snapshot.isIn(array)).isTrue();
  }

  @Test
  void aKeptCopyTellsWhichBytes() {
    EvidenceCopies copies = new EvidenceCopies(1000);
    Snapshot withCopy = new Snapshot.OfArray(Role.VALUE, null, array, copies.keep(array.clone()));
    array[2] = 0;
    Change change = Change.look(withCopy, Kind.CHANGED_BEFORE_SEND, false);
    assertThat(change.bytes(Wire.UNKNOWN))
        .extracting("difference.first", "difference.last", "difference.count", "difference.before")
        .containsExactly(2, 2, 1, null);
  }

  private Change changed(Kind kind, byte[] bytes) {
    fill(bytes);
    return Change.look(snapshot, kind, false);
  }

  private void fill(byte[] bytes) {
    System.arraycopy(bytes, 0, array, 0, array.length);
  }

  private static Integer crcAfter(Change change) {
    return crcAfter(change, change.wireOfCopied());
  }

  private static Integer crcAfter(Change change, Wire wire) {
    return (Integer) assertThat(change.bytes(wire)).extracting("crcAfter").actual();
  }
}
