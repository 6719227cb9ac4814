package io.github.reusewatch.core.report;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

/** Findings whose array was given back, and those whose array was handed over before the record. */
class ReleasedFindingTest {
  private static final int CRC = 0x1c291ca3;

  private final CallSite handedSite =
      new CallSite("http-7", true, Stacks.trace("com.acme.Orders.post(Orders.java:40)"));

  @Test
  void thatNothingChangedIsSaidAndWhoGaveItBack() {
    String text = TextReport.text(released().make(), "9f2c1e7a");
    assertThat(text.lines())
        .contains(
            "==== reusewatch: WARNING RELEASED_BEFORE_ACK [9f2c1e7a]",
            "The value of a record was given back before the send was acknowledged; nothing changed yet.",
            "  change    none; crc32c 1c291ca3",
            "  released  thread http-9, at 2005.000 ms",
            "              at com.acme.Pool.release(Pool.java:12)",
            "SUMMARY: reusewatch: RELEASED_BEFORE_ACK wire=intact orders-3@1829 value sent at com.acme.Writer.flush(Writer.java:88), given back at com.acme.Writer.close(Writer.java:95)");
  }

  @Test
  void itIsAWarningWhateverTheBrokerGot() {
    for (Wire wire : Wire.values()) {
      assertThat(Kind.RELEASED_BEFORE_ACK.severity(wire)).isEqualTo(Severity.WARNING);
    }
  }

  @Test
  void ofAChangeItIsNotTheWriterButWhoeverGotTheArrayNext() {
    String text =
        TextReport.text(released().kind(Kind.CHANGED_BEFORE_ACK).crcAfter(1).make(), "9f2c1e7a");
    assertThat(text)
        .contains(
            "  writer    thread http-9, at 2005.000 ms, or whoever got the array from the pool: here it was given back\n");
  }

  @Test
  void whereOnlyThePoolIsOnTheStackItIsThePoolsLine() {
    WrittenBy by =
        WrittenBy.told(
            WrittenBy.Evidence.RELEASE, "t", Stacks.trace("com.acme.Pool.run(Pool.java:3)"), 0);
    assertThat(by.place()).isEqualTo("com.acme.Pool.run(Pool.java:3)");
  }

  @Test
  void asJson() throws IOException {
    JsonObject finding = json(released().handed(5, handedSite).make());
    assertThat(finding.get("kind").getAsString()).isEqualTo("RELEASED_BEFORE_ACK");
    assertThat(finding.getAsJsonObject("writer").get("evidence").getAsString())
        .isEqualTo("release");
    assertThat(finding.getAsJsonObject("writer").get("micros").getAsLong()).isEqualTo(2_010_000);
    assertThat(finding.getAsJsonObject("change").get("crcAfter").getAsString())
        .isEqualTo("1c291ca3");
    assertThat(finding.getAsJsonObject("micros").get("handed").getAsLong()).isZero();
    assertThat(finding.getAsJsonObject("micros").get("built").getAsLong()).isEqualTo(5_000);
    assertThat(finding.getAsJsonObject("handedSite").toString())
        .isEqualTo(
            "{\"thread\":\"http-7\",\"exact\":true,\"stack\":[\"com.acme.Orders.post(Orders.java:40)\"]}");
  }

  @Test
  void theTimelineBeginsWithTheHandOver() {
    assertThat(TextReport.text(new TestFinding().handed(5, handedSite).make(), "9f2c1e7a"))
        .contains("  timeline  handed 0.000 ms | built 5.000 ms | sent ")
        .contains("  handed by thread http-7\n")
        .contains("              at com.acme.Orders.post(Orders.java:40)\n");
  }

  private static TestFinding released() {
    return new TestFinding()
        .kind(Kind.RELEASED_BEFORE_ACK)
        .wire(Wire.INTACT)
        .crcAfter(CRC)
        .writtenBy(
            WrittenBy.told(
                WrittenBy.Evidence.RELEASE,
                "http-9",
                Stacks.trace(
                    "com.acme.Pool.release(Pool.java:12)",
                    "com.acme.Pool.releaseAll(Pool.java:20)",
                    "com.acme.Writer.close(Writer.java:95)"),
                TestFinding.START + 2_005_000_000L));
  }

  private static JsonObject json(Finding finding) throws IOException {
    StringWriter out = new StringWriter();
    new JsonLines(out, "f", new Origin(1, "h")).accept(finding, "9f2c1e7a", 1);
    return JsonParser.parseString(out.toString()).getAsJsonObject();
  }
}
