package io.github.reusewatch.chaos;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.reusewatch.broker.BrokenConnection;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class StormJoinTest {
  private static final String PLACE = "ONE_ACK.mixed-1";
  private static final int SIZE = 300;
  private static final int RIGHT = 1;
  private static final int WRONG = 2;

  private final WhatArrived arrived = new WhatArrived();
  private final List<BatchFinding> findings = new ArrayList<>();

  @BeforeEach
  void oneBatchIsFreedInFlight() {
    arrived.topicsOf(StormProducer.ONE_ACK);
    findings.add(finding(StormJoin.FREED, "at-risk", null, null));
  }

  @Test
  void aCorruptBatchAndItsFindingAgreeOnce() {
    arrived.corrupt().add(seen(7, WRONG, true));
    findings.add(changed(7L, WRONG));
    assertThat(join().disagreements()).isEmpty();
    assertThat(join().count(Agreement.FOUND)).isOne();
    arrived.corrupt().add(seen(8, WRONG, true));
    assertThat(join().disagreements()).hasSize(1).first().asString().startsWith("missed");
  }

  @Test
  void aFindingWithoutAnOffsetIsKnownByItsBytes() {
    arrived.corrupt().add(seen(7, WRONG, true));
    findings.add(changed(null, WRONG));
    assertThat(join().count(Agreement.FOUND)).isOne();
  }

  @Test
  void otherBytesAreMissedAndFalse() {
    arrived.corrupt().add(seen(7, 3, true));
    findings.add(changed(7L, WRONG));
    assertThat(join().disagreements()).hasSize(2);
  }

  @Test
  void anotherOffsetIsMissedAndFalse() {
    arrived.corrupt().add(seen(7, WRONG, true));
    findings.add(changed(8L, WRONG));
    assertThat(join().disagreements()).hasSize(2);
  }

  @Test
  void bytesThatAreNotKnownGoLast() {
    arrived.corrupt().add(seen(7, WRONG, true));
    arrived.corrupt().add(seen(8, 3, true));
    findings.add(finding(StormJoin.FREED, "at-risk", null, null));
    findings.add(changed(null, null));
    findings.add(changed(null, WRONG));
    assertThat(join().disagreements()).isEmpty();
    assertThat(join().count(Agreement.FOUND_WITHOUT_CRC)).isOne();
  }

  @Test
  void aSoundBatchIsNoProofAgainstAFindingOfItsBytes() {
    arrived.sound().add(seen(7, WRONG, false));
    findings.add(changed(7L, WRONG));
    assertThat(join().count(Agreement.SAME_PARTITION)).isOne();
    findings.set(1, changed(7L, null));
    assertThat(join().disagreements()).hasSize(1);
  }

  @Test
  void whatDidNotArriveMustHaveBeenOnABrokenConnectionOfItsNode() {
    findings.add(changed(null, WRONG));
    assertThat(join().disagreements()).hasSize(1);
    arrived.add(StormProducer.ONE_ACK, new BrokenConnection(1, false, List.of()));
    arrived.add(StormProducer.ONE_ACK, new BrokenConnection(2, true, List.of()));
    assertThat(join().disagreements()).hasSize(1);
    arrived.add(StormProducer.ONE_ACK, new BrokenConnection(2, false, List.of()));
    assertThat(join().count(Agreement.LOST)).isOne();
  }

  @Test
  void whatIsUnknownMayBeEither() {
    arrived.corrupt().add(seen(7, WRONG, true));
    findings.add(finding(StormJoin.CHANGED, "unknown", 7L, null));
    assertThat(join().disagreements()).isEmpty();
    assertThat(join().count(Agreement.UNKNOWN_CHANGED)).isOne();
    arrived.corrupt().clear();
    assertThat(join().count(Agreement.UNKNOWN)).isOne();
  }

  @Test
  void aChangeWithoutAFreeBeforeIsWrong() {
    arrived.corrupt().add(seen(7, WRONG, true));
    findings.set(0, changed(7L, WRONG));
    assertThat(join().disagreements()).hasSize(1);
  }

  private StormJoin join() {
    return new StormJoin(arrived, findings);
  }

  private static Sighting seen(long offset, int crc, boolean corrupt) {
    return new Sighting(PLACE, offset, crc, SIZE, corrupt);
  }

  private static BatchFinding changed(Long offset, Integer crc) {
    return finding(StormJoin.CHANGED, "changed", offset, crc);
  }

  private static BatchFinding finding(String kind, String wire, Long offset, Integer crc) {
    return new BatchFinding(kind, wire, PLACE, offset, RIGHT, crc, SIZE, kind);
  }
}
