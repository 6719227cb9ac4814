package io.github.reusewatch.core.watch;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.reusewatch.core.report.Role;
import org.junit.jupiter.api.Test;

class ReferencesTest {
  private final References references = new References();
  private final byte[] value = {1};
  private final WatchedSend outer = send(value);

  @Test
  void aSendOfTheSameArrayByAnotherProducerIsTheOneThatCounts() {
    references.add(outer);
    assertThat(passedOnAs(send(value))).isSameAs(outer);
    assertThat(passedOnAs(send(new byte[] {1}))).isNull();
  }

  @Test
  void aSecondSendByTheSameProducerIsASendOfItsOwn() {
    references.add(outer);
    WatchedSend again = Sends.begun(outer.producer(), snapshot(value));
    assertThat(passedOnAs(again)).isNull();
  }

  @Test
  void aConstantKeyDoesNotMakeTwoSendsOne() {
    byte[] key = {7};
    references.add(
        Sends.of(new ArraySnapshot(Role.KEY, null, key, null), snapshot(new byte[] {1})));
    assertThat(
            passedOnAs(
                Sends.of(new ArraySnapshot(Role.KEY, null, key, null), snapshot(new byte[] {2}))))
        .isNull();
  }

  @Test
  void whatIsOverIsForgotten() {
    references.add(outer);
    references.remove(outer);
    assertThat(passedOnAs(send(value))).isNull();
  }

  @Test
  void theFirstOfTwoThatShareAnArrayDoesNotTakeTheSecondOut() {
    WatchedSend second = send(value);
    references.add(outer);
    references.add(second);
    references.remove(outer);
    assertThat(passedOnAs(send(value))).isSameAs(second);
  }

  private WatchedSend passedOnAs(WatchedSend send) {
    return references.passedOnAs(send, new Object(), SendStack.ofThread());
  }

  private static WatchedSend send(byte[] array) {
    return Sends.of(snapshot(array));
  }

  private static Snapshot snapshot(byte[] array) {
    return new ArraySnapshot(Role.VALUE, null, array, null);
  }
}
