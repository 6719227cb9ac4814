package io.github.reusewatch.core.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class FindingCountsTest {
  private final FindingCounts counts = new FindingCounts();

  @Test
  void occurrencesAreCountedByFingerprint() {
    Finding finding = new TestFinding().make();
    assertThat(counts.add(finding, "a")).isEqualTo(1);
    assertThat(counts.add(finding, "a")).isEqualTo(2);
    assertThat(counts.add(finding, "b")).isEqualTo(1);
    assertThat(counts.add(finding, "a")).isEqualTo(3);
    assertThat(counts.total()).isEqualTo(4);
  }

  @Test
  void byKindAndWire() {
    add(new TestFinding());
    add(new TestFinding().topic("payments"));
    add(new TestFinding().wire(Wire.UNKNOWN));
    add(new TestFinding().kind(Kind.CHANGED_BEFORE_ACK).wire(Wire.INTACT));
    assertThat(counts.byKind())
        .containsExactly(
            Map.entry("CHANGED_BEFORE_ACK wire=intact", 1L),
            Map.entry("CHANGED_BEFORE_SEND wire=changed", 2L),
            Map.entry("CHANGED_BEFORE_SEND wire=unknown", 1L));
  }

  @Test
  void byTopicAndKind() {
    add(new TestFinding().topic("payments"));
    add(new TestFinding().wire(Wire.UNKNOWN));
    add(new TestFinding());
    add(new TestFinding().kind(Kind.CHANGED_BEFORE_ACK).wire(Wire.INTACT));
    assertThat(counts.topics())
        .containsExactly(
            "topic orders: CHANGED_BEFORE_ACK 1, CHANGED_BEFORE_SEND 2",
            "topic payments: CHANGED_BEFORE_SEND 1");
  }

  @Test
  void causesStandInTheOrderOfTheirFirstFinding() {
    counts.add(new TestFinding().make(), "b");
    counts.add(
        new TestFinding()
            .role(Role.HEADER, "trace-id")
            .sendSite(new CallSite("main", false, null))
            .make(),
        "a");
    counts.add(new TestFinding().position(1, 2L).make(), "b");
    assertThat(counts.causes())
        .containsExactly(
            "2 x b CHANGED_BEFORE_SEND orders value sent at com.acme.Writer.flush(Writer.java:88)",
            "1 x a CHANGED_BEFORE_SEND orders header sent from a place not taken (see the option stacks)");
  }

  @Test
  void causesAreBoundedAndFindingsOfFurtherOnesStillCounted() {
    Finding finding = new TestFinding().make();
    for (int i = 0; i < 10_000; i++) {
      counts.add(finding, "cause " + i);
    }
    assertThat(counts.add(finding, "one too many")).isZero();
    assertThat(counts.add(finding, "one too many")).isZero();
    assertThat(counts.add(finding, "cause 9999")).isEqualTo(2);
    assertThat(counts.total()).isEqualTo(10_003);
    assertThat(counts.byKind())
        .containsExactly(Map.entry("CHANGED_BEFORE_SEND wire=changed", 10_003L));
    assertThat(counts.topics()).containsExactly("topic orders: CHANGED_BEFORE_SEND 10003");
    assertThat(counts.causes())
        .hasSize(52)
        .endsWith(
            "and 9950 more causes", "2 findings of still other causes, which were counted only");
  }

  @Test
  void theFirst50CausesAreListedAndTheOthersCounted() {
    Finding finding = new TestFinding().make();
    for (int i = 1; i <= 50; i++) {
      counts.add(finding, "cause " + i);
    }
    assertThat(counts.causes())
        .hasSize(50)
        .allMatch(line -> line.startsWith("1 x cause "))
        .last()
        .asString()
        .startsWith("1 x cause 50 ");
    for (int i = 51; i <= 53; i++) {
      counts.add(finding, "cause " + i);
    }
    assertThat(counts.causes()).hasSize(51).endsWith("and 3 more causes");
    assertThat(counts.causes().get(49)).startsWith("1 x cause 50 ");
  }

  @Test
  void theFirst50TopicsAreListedAndTheOthersCounted() {
    for (int i = 10; i < 60; i++) {
      add(new TestFinding().topic("t" + i));
    }
    assertThat(counts.topics()).hasSize(50).endsWith("topic t59: CHANGED_BEFORE_SEND 1");
    for (int i = 60; i < 63; i++) {
      add(new TestFinding().topic("t" + i));
    }
    assertThat(counts.topics())
        .hasSize(51)
        .startsWith("topic t10: CHANGED_BEFORE_SEND 1")
        .endsWith("topic t59: CHANGED_BEFORE_SEND 1", "and 3 more topics");
  }

  private void add(TestFinding finding) {
    Finding made = finding.make();
    counts.add(made, made.fingerprint());
  }
}
