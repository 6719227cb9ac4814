package io.github.reusewatch.core.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** People note fingerprints down: those of a released version must never change. */
class FingerprintTest {
  private static final String OF_EXAMPLE = new TestFinding().make().fingerprint();

  /** CRC32C of kind, topic, role, frame and {@code ?} for the writer's, each with a 0 behind it. */
  @Test
  void isTheSameOnEveryRunAndHost() {
    assertThat(OF_EXAMPLE).isEqualTo("89d74233");
    assertThat(
            new TestFinding()
                .kind(Kind.CHANGED_BEFORE_ACK)
                .role(Role.HEADER, "trace-id")
                .sendSite(new CallSite("main", false, null))
                .make()
                .fingerprint())
        .isEqualTo("7e89ad1a");
  }

  @Test
  void isEightHexadecimalDigitsEvenForSmallNumbers() {
    assertThat(Fingerprint.of()).isEqualTo("00000000");
    assertThat(ByteChange.hex(0x1a)).isEqualTo("0000001a");
    assertThat(ByteChange.hex(-1)).isEqualTo("ffffffff");
  }

  @Test
  void differsWithKindTopicRoleAndTopFrame() {
    List<String> fingerprints =
        List.of(
                new TestFinding(),
                new TestFinding().kind(Kind.CHANGED_DURING_SEND),
                new TestFinding().topic("payments"),
                new TestFinding().role(Role.KEY, null),
                new TestFinding().sentAt("com.acme.Writer.flush(Writer.java:89)"),
                new TestFinding().sendSite(new CallSite("writer-1", true, null)))
            .stream()
            .map(finding -> finding.make().fingerprint())
            .collect(Collectors.toList());
    assertThat(fingerprints).doesNotHaveDuplicates();
  }

  @Test
  void isTheSameWhateverElseDiffers() {
    assertThat(
            new TestFinding()
                .wire(Wire.UNKNOWN)
                .outcome("failed:TimeoutException")
                .producer(new ProducerId("com.acme.Producer", null, null))
                .position(null, null)
                .timeline(null, 1, null, null)
                .crcAfter(7)
                .difference(Difference.between(new byte[] {1}, new byte[] {2}, true))
                .builtSite(null)
                .sendSite(
                    new CallSite(
                        "writer-2",
                        true,
                        Stacks.trace(
                            "java.util.ArrayList.forEach(ArrayList.java:1511)",
                            "com.acme.Writer.flush(Writer.java:88)",
                            "com.acme.Other.run(Other.java:1)")))
                .make()
                .fingerprint())
        .isEqualTo(OF_EXAMPLE);
  }

  /**
   * The stack of another send may be that of an innocent place: it must not decide which findings
   * have one cause.
   */
  @Test
  void doesNotKnowThePlaceOfAnotherSend() {
    CallSite another =
        new CallSite("writer-1", false, Stacks.trace("com.acme.Innocent.send(Innocent.java:1)"));
    assertThat(new TestFinding().sendSite(another).make().fingerprint())
        .isEqualTo(
            new TestFinding().sendSite(new CallSite("writer-1", false, null)).make().fingerprint())
        .isNotEqualTo(OF_EXAMPLE);
  }

  @Test
  void isThatOfTheHeadersOfARecordTogether() {
    assertThat(new TestFinding().role(Role.HEADER, "a").make().fingerprint())
        .isEqualTo(new TestFinding().role(Role.HEADER, "b").make().fingerprint());
  }

  @Test
  void partsDoNotRunIntoEachOther() {
    assertThat(Fingerprint.of("ab", "c")).isNotEqualTo(Fingerprint.of("a", "bc"));
    assertThat(Fingerprint.of("a", null)).isEqualTo(Fingerprint.of("a", "?"));
  }
}
