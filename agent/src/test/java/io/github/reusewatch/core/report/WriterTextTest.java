package io.github.reusewatch.core.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.reusewatch.core.report.WrittenBy.Evidence;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Who wrote, in the text, in the line to grep for, and in what a fingerprint is made of. */
class WriterTextTest {
  private static final long AT = TestFinding.nanos(1500);

  private final Trace trace =
      Stacks.trace(
          "java.util.Arrays.fill(Arrays.java:3404)",
          "com.acme.Encoder.put(Encoder.java:52)",
          "com.acme.Orders.post(Orders.java:41)");

  @Test
  void aTrapSawTheOnlyWrite() {
    assertThat(text(WrittenBy.trapped("http-9", trace, AT, 0)))
        .contains(
            """
              writer    thread http-9, at 1500.000 ms, the only write seen
                          at java.util.Arrays.fill(Arrays.java:3404)
                          at com.acme.Encoder.put(Encoder.java:52)
                          at com.acme.Orders.post(Orders.java:41)
            """)
        .endsWith(
            " value sent at com.acme.Writer.flush(Writer.java:88), written at com.acme.Encoder.put(Encoder.java:52)\n");
  }

  @Test
  void aLibraryWroteForTheApplication() {
    Trace ofLibrary =
        Stacks.trace(
            "com.google.protobuf.CodedOutputStream$ArrayEncoder.write(CodedOutputStream.java:1250)",
            "com.acme.Encoder.put(Encoder.java:52)");
    assertThat(text(WrittenBy.trapped("http-9", ofLibrary, AT, 0)))
        .endsWith(
            ", written at com.acme.Encoder.put(Encoder.java:52) by com.google.protobuf.CodedOutputStream$ArrayEncoder.write(CodedOutputStream.java:1250)\n");
  }

  @Test
  void aLibraryThatNobodyOfTheSendersCalledIsNamedItself() {
    Trace ofOther = Stacks.trace("org.other.Codec.write(Codec.java:5)");
    assertThat(text(WrittenBy.trapped("http-9", ofOther, AT, 0)))
        .endsWith(", written at org.other.Codec.write(Codec.java:5)\n");
  }

  @Test
  void aTrapSawMore() {
    assertThat(text(WrittenBy.trapped("http-9", trace, AT, 1023)))
        .contains("  writer    thread http-9, at 1500.000 ms, the first of 1,024 writes seen\n");
  }

  @Test
  void aLaterSendIsNoMoreThanLikely() {
    assertThat(text(WrittenBy.told(Evidence.OVERLAPPING_SEND, "http-9", trace, AT)))
        .contains(
            "  writer    thread http-9, at 1500.000 ms: it used the same array for another record; who filled it for that one wrote (see the option writer-packages)\n")
        .endsWith(", used again at com.acme.Encoder.put(Encoder.java:52)\n");
  }

  @Test
  void aReleaseIsNoWrite() {
    assertThat(text(WrittenBy.told(Evidence.RELEASE, "http-9", trace, AT)))
        .contains(", or whoever got the array from the pool: here it was given back\n")
        .endsWith(", given back at com.acme.Encoder.put(Encoder.java:52)\n");
  }

  @Test
  void withoutAStackThereIsNoPlace() {
    assertThat(text(WrittenBy.told(Evidence.OVERLAPPING_SEND, "a\nb", null, AT)))
        .contains(
            "  writer    thread a\\u000ab, at 1500.000 ms: it used the same array for another record; who filled it for that one wrote (see the option writer-packages); no stack was taken (see the option stacks)\n")
        .endsWith(" value sent at com.acme.Writer.flush(Writer.java:88)\n");
  }

  @Test
  void aRestoredRegionHasNoOtherBytes() {
    String text =
        text(
            new TestFinding()
                .kind(Kind.CHANGED_BEFORE_ACK)
                .wire(Wire.INTACT)
                .change(ByteChange.restored(0x1c291ca3))
                .writtenBy(WrittenBy.trapped("http-9", trace, AT, 1)));
    assertThat(text)
        .contains(
            "  change    crc32c 1c291ca3, and the same again when it was looked at: only the write was seen\n");
  }

  @Test
  void theFingerprintIsThatOfTheWritersPlace() {
    String unknown = new TestFinding().make().fingerprint();
    String first = fingerprint(WrittenBy.trapped("http-9", trace, AT, 0));
    String again =
        fingerprint(
            WrittenBy.trapped(
                "http-1", Stacks.trace("com.acme.Encoder.put(Encoder.java:52)"), AT + 1, 7));
    String elsewhere =
        fingerprint(WrittenBy.trapped("http-9", Stacks.trace("com.acme.A.put(A.java:1)"), AT, 0));
    assertThat(first).isEqualTo(again).isNotEqualTo(unknown).isNotEqualTo(elsewhere);
  }

  @Test
  void theEarlierOfTwoWritersCounts() {
    WrittenBy early = WrittenBy.trapped("a", trace, 10, 0);
    WrittenBy late = WrittenBy.trapped("b", trace, 20, 0);
    assertThat(early.orIfEarlier(late)).isSameAs(early);
    assertThat(late.orIfEarlier(early)).isSameAs(early);
    assertThat(late.orIfEarlier(WrittenBy.NOBODY_SEEN)).isSameAs(late);
    assertThat(WrittenBy.NOBODY_SEEN.orIfEarlier(late)).isSameAs(late);
  }

  private static String fingerprint(WrittenBy writer) {
    return new TestFinding().writtenBy(writer).make().fingerprint();
  }

  private static String text(WrittenBy writer) {
    return text(new TestFinding().writtenBy(writer));
  }

  private static String text(TestFinding finding) {
    return TextReport.text(finding.make(), "9f2c1e7a").lines().collect(Collectors.joining("\n"))
        + "\n";
  }
}
