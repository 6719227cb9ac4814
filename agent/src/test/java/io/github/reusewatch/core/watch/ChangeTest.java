package io.github.reusewatch.core.watch;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.reusewatch.core.report.Kind;
import io.github.reusewatch.core.report.Role;
import io.github.reusewatch.core.report.Wire;
import org.junit.jupiter.api.Test;

class ChangeTest {
  private final byte[] array = {1, 2, 3, 4};
  private final Snapshot snapshot = new ArraySnapshot(Role.VALUE, null, array, null);

  @Test
  void anUnchangedArrayIsNoChange() {
    assertThat(look(Kind.CHANGED_BEFORE_SEND)).isNull();
  }

  @Test
  void anArrayThatHoldsTheRightBytesAgainIsNoChange() {
    array[0] = 9;
    array[0] = 1;
    assertThat(look(Kind.CHANGED_BEFORE_SEND)).isNull();
  }

  @Test
  void beforeAnybodySawTheCopyTheWireIsUnknown() {
    array[0] = 9;
    assertThat(look(Kind.CHANGED_BEFORE_SEND).wireOfCopied()).isEqualTo(Wire.UNKNOWN);
  }

  @Test
  void afterTheCopyTheWireIsIntact() {
    array[0] = 9;
    Change change = look(Kind.CHANGED_BEFORE_ACK);
    assertThat(change.wireOfCopied()).isEqualTo(Wire.INTACT);
    assertThat(change.bytes(Wire.INTACT)).extracting("crcAfter").isEqualTo(Crc.of(array, 0, 4));
  }

  @Test
  void anArrayHeldWeaklyIsStillWatched() {
    assertThat(snapshot.holdWeakly()).isTrue();
    assertThat(look(Kind.CHANGED_BEFORE_ACK)).isNull();
    array[0] = 9;
    assertThat(look(Kind.CHANGED_BEFORE_ACK)).isNotNull();
    assertThat(snapshot.isIn(array)).isTrue();
  }

  @Test
  void aKeptCopyTellsWhichBytes() {
    Snapshot withCopy = withCopy(1000);
    array[2] = 0;
    Change change = Change.look(withCopy, Extent.WHOLE, Kind.CHANGED_BEFORE_SEND, false);
    assertThat(change.evidenceDropped).isFalse();
    assertThat(change.bytes(Wire.UNKNOWN))
        .extracting("difference.first", "difference.last", "difference.count", "difference.before")
        .containsExactly(2, 2, 1, null);
  }

  @Test
  void aCopyThatTheBudgetTookAwayIsSaidToBeDropped() {
    EvidenceCopies copies = new EvidenceCopies(100);
    Snapshot dropped = new ArraySnapshot(Role.VALUE, null, array, copies.keep(array.clone()));
    copies.keep(new byte[30]);
    array[2] = 0;
    assertThat(Change.look(dropped, Extent.WHOLE, Kind.CHANGED_BEFORE_SEND, false))
        .extracting("evidenceDropped")
        .isEqualTo(true);
  }

  @Test
  void whatWasPassedOnIsShownOnlyIfItIsStillThere() {
    Snapshot withCopy = withCopy(1000);
    array[2] = 0;
    int passedOn = Crc.of(array, 0, 4);
    assertThat(Change.passedOn(withCopy, Extent.WHOLE, passedOn, false).bytes(Wire.UNKNOWN))
        .extracting("difference")
        .isNotNull();
    array[3] = 0;
    assertThat(Change.passedOn(withCopy, Extent.WHOLE, passedOn, false).bytes(Wire.UNKNOWN))
        .extracting("difference")
        .isNull();
  }

  private Snapshot withCopy(int budget) {
    return new ArraySnapshot(
        Role.VALUE, null, array, new EvidenceCopies(budget).keep(array.clone()));
  }

  private Change look(Kind kind) {
    return Change.look(snapshot, Extent.WHOLE, kind, false);
  }
}
