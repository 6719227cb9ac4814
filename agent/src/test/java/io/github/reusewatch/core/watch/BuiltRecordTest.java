package io.github.reusewatch.core.watch;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.reusewatch.core.report.Kind;
import io.github.reusewatch.core.report.Role;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A record whose first send failed. */
class BuiltRecordTest {
  private final byte[] value = {1};
  private final byte[] header = {1};
  private final Snapshot valueSnapshot = new ArraySnapshot(Role.VALUE, null, value, null);
  private final Snapshot headerSnapshot = new ArraySnapshot(Role.HEADER, "h", header, null);
  private final BuiltRecord built =
      new BuiltRecord(
          new Topic("t", true, true),
          Snapshots.of(valueSnapshot, headerSnapshot),
          1,
          0,
          "thread",
          null);
  private WatchedSend first;

  @BeforeEach
  void firstSend() {
    first = Sends.of(built.snapshots().toArray());
  }

  @Test
  void beforeAnyFailureAChangeIsOneBeforeTheSend() {
    value[0] = 2;
    assertThat(kindAtNextSend()).isEqualTo(Kind.CHANGED_BEFORE_SEND);
  }

  @Test
  void otherBytesThanThoseOfTheFailedSendAreResentChanged() {
    built.failed(first);
    value[0] = 2;
    assertThat(kindAtNextSend()).isEqualTo(Kind.RESENT_CHANGED);
  }

  @Test
  void whatChangedWhileTheFirstSendWasInFlightIsResentChangedToo() {
    value[0] = 2;
    first.look(0, Kind.CHANGED_BEFORE_ACK, false);
    built.failed(first);
    assertThat(kindAtNextSend()).isEqualTo(Kind.RESENT_CHANGED);
  }

  @Test
  void theWrongBytesOfTheFirstSendAreNoNewChange() {
    value[0] = 2;
    first.look(0, Kind.CHANGED_BEFORE_SEND, false);
    built.failed(first);
    assertThat(kindAtNextSend()).isEqualTo(Kind.CHANGED_BEFORE_SEND);
    value[0] = 3;
    assertThat(kindAtNextSend()).isEqualTo(Kind.RESENT_CHANGED);
  }

  @Test
  void whatCountsAreTheBytesOfTheFirstSendNotOfTheLast() {
    value[0] = 2;
    first.look(0, Kind.CHANGED_BEFORE_SEND, false);
    built.failed(first);
    value[0] = 3;
    WatchedSend second = Sends.of(built.snapshots().toArray());
    second.compareWith(built, false);
    built.failed(second);
    assertThat(kindAtNextSend()).isEqualTo(Kind.RESENT_CHANGED);
    value[0] = 2;
    assertThat(kindAtNextSend()).isEqualTo(Kind.CHANGED_BEFORE_SEND);
  }

  @Test
  void aHeaderThatWasRightIsTheApplicationsAgain() {
    built.failed(first);
    assertThat(built.snapshots().toArray()).containsExactly(valueSnapshot);
    assertThat(built.headers()).isNotEqualTo(1);
  }

  @Test
  void aHeaderThatCameInForTheSecondAttemptIsTheApplicationsAfterItToo() {
    built.failed(first);
    WatchedSend second = Sends.of(valueSnapshot, headerSnapshot);
    built.failed(second);
    assertThat(built.snapshots().toArray()).containsExactly(valueSnapshot);
  }

  @Test
  void aHeaderThatHadChangedStaysUnderWatch() {
    header[0] = 2;
    first.look(1, Kind.CHANGED_BEFORE_ACK, false);
    built.failed(first);
    assertThat(built.snapshots().toArray()).containsExactly(valueSnapshot, headerSnapshot);
  }

  @Test
  void whatIsPutInItsPlaceIsComparedWithItsBytes() {
    built.failed(first);
    value[0] = 2;
    BuiltRecord replacement = replacement();
    assertThat(kindAtNextSend(replacement)).isEqualTo(Kind.RESENT_CHANGED);
  }

  @Test
  void whatBecomesOfTheReplacementBecomesOfIt() {
    BuiltRecord replacement = replacement();
    built.sent();
    assertThat(built.isStillSent()).isTrue();
    replacement.failed(first);
    value[0] = 2;
    assertThat(kindAtNextSend()).isEqualTo(Kind.RESENT_CHANGED);
    replacement.giveBack();
    assertThat(built.isStillSent()).isFalse();
    assertThat(built.isGivenBack()).isTrue();
  }

  private BuiltRecord replacement() {
    Snapshots taken = new ArraySnapshot(Role.VALUE, null, value, null);
    return built.replacement(built.topic, taken, 0);
  }

  private Kind kindAtNextSend() {
    return kindAtNextSend(built);
  }

  private static Kind kindAtNextSend(BuiltRecord built) {
    WatchedSend next = Sends.of(built.snapshots().toArray());
    next.compareWith(built, false);
    return next.change(0).kind();
  }
}
