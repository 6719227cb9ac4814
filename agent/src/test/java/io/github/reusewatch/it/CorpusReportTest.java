package io.github.reusewatch.it;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.reusewatch.corpus.Answer;
import java.util.List;
import org.junit.jupiter.api.Test;

class CorpusReportTest {
  private static final Answer ACK =
      new Answer("CHANGED_BEFORE_ACK", "intact", "warning", "value", "acked", null);
  private static final Answer SEND =
      new Answer("CHANGED_BEFORE_SEND", "changed", "error", "value", "acked", null);

  @Test
  void whatIsRightIsCountedAsFound() {
    assertThat(totalOf(List.of(ACK, SEND), List.of(SEND, ACK)))
        .isEqualTo("total cases=1 found=2 missed=0 false=0 wrong kind=0 wrong wire=0");
  }

  @Test
  void oneForEachSend() {
    assertThat(totalOf(List.of(ACK, ACK), List.of(ACK))).contains("found=1 missed=1 false=0");
    assertThat(totalOf(List.of(ACK), List.of(ACK, ACK))).contains("found=1 missed=0 false=1");
  }

  @Test
  void theRightKindOnAnotherWireIsAWrongWire() {
    assertThat(totalOf(List.of(SEND), List.of(SEND.withUnknownWire())))
        .contains("found=0 missed=0 false=0 wrong kind=0 wrong wire=1");
  }

  @Test
  void anythingElseInThePlaceOfWhatIsExpectedIsAWrongKind() {
    assertThat(totalOf(List.of(SEND), List.of(ACK))).contains("missed=0 false=0 wrong kind=1");
    Answer ofKey = new Answer("CHANGED_BEFORE_ACK", "intact", "warning", "key", "acked", null);
    assertThat(totalOf(List.of(ACK), List.of(ofKey))).contains("found=0", "wrong kind=1");
  }

  @Test
  void aNoteIsAskedForWhereItMatters() {
    Answer expected =
        new Answer("CHANGED_BEFORE_ACK", "intact", "warning", "value", "acked", "partition");
    assertThat(totalOf(List.of(expected), List.of(ACK))).contains("found=0", "wrong kind=1");
  }

  private static String totalOf(List<Answer> expected, List<Answer> found) {
    CorpusReport report = new CorpusReport();
    report.add("one", expected, found);
    return report.total();
  }
}
