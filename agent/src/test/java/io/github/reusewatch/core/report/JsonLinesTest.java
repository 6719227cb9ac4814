package io.github.reusewatch.core.report;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.StringWriter;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class JsonLinesTest {
  /**
   * The public contract's example, but for the writer, which is not looked for yet, and with the
   * note.
   */
  private static final String EXAMPLE =
      """
      {"schema":1,"time":"2026-11-30T12:00:00.123Z","kind":"CHANGED_BEFORE_SEND","severity":"error","wire":"changed",
       "fingerprint":"9f2c1e7a","occurrence":1,
       "jvm":{"pid":4711,"host":"staging-3"},
       "producer":{"class":"org.apache.kafka.clients.producer.KafkaProducer","clientId":"producer-1","kafkaVersion":"4.1.2"},
       "record":{"topic":"orders","partition":3,"offset":1829,"role":"value","header":null,"region":[0,256]},
       "outcome":"acked",
       "micros":{"handed":null,"built":0,"sent":2004113,"copied":2004120,"acked":2009333},
       "change":{"crcBefore":"1c291ca3","crcAfter":"e3069283","first":17,"last":200,"count":150,"before":null,"after":null,"restored":false},
       "sendSite":{"thread":"writer-1","exact":true,"stack":["com.acme.Writer.flush(Writer.java:88)"]},
       "builtSite":{"thread":"http-7","exact":true,"stack":["com.acme.Orders.post(Orders.java:41)"]},
       "handedSite":null,
       "writer":{"evidence":"none","thread":null,"stack":null,"micros":null,"more":null},
       "note":null,
       "batch":null}
      """;

  private static final String BATCH =
      """
      {"schema":1,"time":"2026-11-30T12:00:00.123Z","kind":"CLIENT_BUFFER_CHANGED_IN_FLIGHT","severity":"error","wire":"changed",
       "fingerprint":"9f2c1e7a","occurrence":1,
       "jvm":{"pid":4711,"host":"staging-3"},
       "producer":{"class":"org.apache.kafka.clients.producer.KafkaProducer","clientId":"producer-1","kafkaVersion":"4.1.1"},
       "record":{"topic":"orders","partition":1,"offset":1829,"role":"batch","header":null,"region":[21,16363]},
       "outcome":"failed:TimeoutException",
       "micros":{"handed":null,"built":null,"sent":null,"copied":null,"acked":null},
       "change":{"crcBefore":"1c291ca3","crcAfter":"e3069283","first":null,"last":null,"count":null,"before":null,"after":null,"restored":false},
       "sendSite":null,
       "builtSite":null,
       "handedSite":null,
       "writer":{"evidence":"none","thread":null,"stack":null,"micros":null,"more":null},
       "note":null,
       "batch":{"answer":"appended","freed":"expired","unsent":9000,
        "freedBy":{"thread":"kafka-producer-network-thread | producer-1","exact":true,"stack":["org.apache.kafka.clients.producer.internals.BufferPool.deallocate(BufferPool.java:261)"]},
        "takenBy":{"topic":"payments","partition":0,"thread":"http-9"}}}
      """;

  private final StringWriter out = new StringWriter();
  private final JsonLines lines =
      new JsonLines(out, "findings.jsonl", new Origin(4711, "staging-3"));

  @Test
  void aFindingHasTheFieldsOfTheContractInTheirOrder() throws IOException {
    JsonObject line = written(new TestFinding().difference(difference(false)));
    JsonObject expected = JsonParser.parseString(EXAMPLE).getAsJsonObject();
    expected.add("time", line.get("time"));
    // As text, since objects are equal in whatever order their fields are.
    assertThat(line.toString()).isEqualTo(expected.toString());
  }

  @Test
  void aBatchHasThemToo() throws IOException {
    JsonObject line = written(TestBatch.changed());
    JsonObject expected = JsonParser.parseString(BATCH).getAsJsonObject();
    expected.add("time", line.get("time"));
    assertThat(line.toString()).isEqualTo(expected.toString());
  }

  @Test
  void whatIsNotKnownOfABatchIsNull() throws IOException {
    JsonObject line = written(TestBatch.unknown());
    assertThat(line.get("outcome")).isEqualTo(JsonNull.INSTANCE);
    assertThat(line.getAsJsonObject("change").get("crcBefore").getAsString()).isEqualTo("1c291ca3");
    assertThat(line.getAsJsonObject("change").get("crcAfter")).isEqualTo(JsonNull.INSTANCE);
    assertThat(line.get("batch"))
        .hasToString(
            "{\"answer\":null,\"freed\":null,\"unsent\":null,\"freedBy\":null,\"takenBy\":null}");
  }

  @Test
  void whatIsNotKnownIsNullAndNeverLeftOut() throws IOException {
    JsonObject all = written(new TestFinding().difference(difference(true)));
    JsonObject none =
        written(
            new TestFinding()
                .producer(new ProducerId("com.acme.Producer", null, null))
                .position(null, null)
                .outcome("unfinished")
                .timeline(null, 5, null, null)
                .sendSite(new CallSite("writer-1", false, null))
                .builtSite(null));
    assertThat(none.keySet()).containsExactlyElementsOf(all.keySet());
    for (String object : new String[] {"producer", "record", "micros", "change", "sendSite"}) {
      assertThat(none.getAsJsonObject(object).keySet())
          .containsExactlyElementsOf(all.getAsJsonObject(object).keySet());
    }
    assertThat(none.get("producer"))
        .hasToString("{\"class\":\"com.acme.Producer\",\"clientId\":null,\"kafkaVersion\":null}");
    assertThat(none.get("record"))
        .hasToString(
            "{\"topic\":\"orders\",\"partition\":null,\"offset\":null,\"role\":\"value\",\"header\":null,\"region\":[0,256]}");
    assertThat(none.get("micros"))
        .hasToString("{\"handed\":null,\"built\":null,\"sent\":0,\"copied\":null,\"acked\":null}");
    assertThat(none.get("change"))
        .hasToString(
            "{\"crcBefore\":\"1c291ca3\",\"crcAfter\":\"e3069283\",\"first\":null,\"last\":null,\"count\":null,\"before\":null,\"after\":null,\"restored\":false}");
    assertThat(none.get("sendSite"))
        .hasToString("{\"thread\":\"writer-1\",\"exact\":false,\"stack\":null}");
    assertThat(none.get("builtSite")).isEqualTo(JsonNull.INSTANCE);
  }

  @Test
  void payloadBytesAreWrittenOnlyIfTheDifferenceKeptThem() throws IOException {
    JsonObject shown =
        written(
            new TestFinding()
                .difference(
                    Difference.between(
                        new byte[] {0, 0x0a, (byte) 0xff}, new byte[] {0, (byte) 0xb0, 1}, true)));
    assertThat(shown.getAsJsonObject("change").get("before").getAsString()).isEqualTo("0aff");
    assertThat(shown.getAsJsonObject("change").get("after").getAsString()).isEqualTo("b001");
    JsonObject hidden = written(new TestFinding().difference(difference(false)));
    assertThat(hidden.getAsJsonObject("change").get("before")).isEqualTo(JsonNull.INSTANCE);
    assertThat(hidden.getAsJsonObject("change").get("after")).isEqualTo(JsonNull.INSTANCE);
  }

  @Test
  void aHeaderIsNamed() throws IOException {
    JsonObject record =
        written(new TestFinding().role(Role.HEADER, "trace-id")).getAsJsonObject("record");
    assertThat(record.get("role").getAsString()).isEqualTo("header");
    assertThat(record.get("header").getAsString()).isEqualTo("trace-id");
  }

  @ParameterizedTest
  @EnumSource(Wire.class)
  void wireIsInLowerCase(Wire wire) throws IOException {
    assertThat(written(new TestFinding().wire(wire)).get("wire").getAsString())
        .isIn("changed", "intact", "none", "reference", "at-risk", "protected", "unknown");
  }

  @Test
  void theTimeIsTheReportersInUtc() throws IOException {
    Instant time = Instant.parse(written(new TestFinding()).get("time").getAsString());
    assertThat(Duration.between(time, Instant.now()).abs()).isLessThan(Duration.ofMinutes(1));
  }

  @Test
  void theTimeHasMillisecondsAlways() {
    assertThat(JsonLines.time(Instant.parse("2026-11-30T12:00:00Z")))
        .isEqualTo("2026-11-30T12:00:00.000Z");
    assertThat(JsonLines.time(Instant.parse("2026-11-30T12:00:00.1239Z")))
        .isEqualTo("2026-11-30T12:00:00.123Z");
  }

  @Test
  void anOccurrenceThatIsNotKnownIsNull() throws IOException {
    lines.accept(new TestFinding().make(), "9f2c1e7a", 0);
    JsonObject line = JsonParser.parseString(out.toString()).getAsJsonObject();
    assertThat(line.get("occurrence")).isEqualTo(JsonNull.INSTANCE);
    assertThat(line.keySet()).containsExactlyElementsOf(written(new TestFinding()).keySet());
  }

  @ParameterizedTest
  @EnumSource(
      value = Kind.class,
      mode = EnumSource.Mode.EXCLUDE,
      names = "RELEASED_BEFORE_ACK") // nothing has changed
  void whatTheBrokerMayHaveGotWrongIsAnError(Kind kind) throws IOException {
    assertThat(
            written(new TestFinding().kind(kind).wire(Wire.UNKNOWN)).get("severity").getAsString())
        .isEqualTo("error");
  }

  @Test
  void eachFindingIsOneLineAndFlushed() throws IOException {
    TestFinding strange =
        new TestFinding()
            .role(Role.HEADER, "two\nlines, \"quotes\", ünicode \u2028 and <tags>")
            .outcome("failed:");
    lines.accept(strange.make(), "9f2c1e7a", 1);
    lines.accept(strange.make(), "9f2c1e7a", 2);
    assertThat(out.toString()).endsWith("}\n");
    assertThat(out.toString().split("\n", -1)).hasSize(3);
    JsonElement second = JsonParser.parseString(out.toString().split("\n", -1)[1]);
    assertThat(second.getAsJsonObject().get("occurrence").getAsInt()).isEqualTo(2);
    assertThat(second.getAsJsonObject().getAsJsonObject("record").get("header").getAsString())
        .isEqualTo("two\nlines, \"quotes\", ünicode \u2028 and <tags>");
  }

  @Test
  void isCalledAsItsFile() {
    assertThat(lines.name()).isEqualTo("findings.jsonl");
  }

  private JsonObject written(TestFinding finding) throws IOException {
    return written(finding.make());
  }

  private JsonObject written(Finding finding) throws IOException {
    out.getBuffer().setLength(0);
    lines.accept(finding, "9f2c1e7a", 1);
    return JsonParser.parseString(out.toString()).getAsJsonObject();
  }

  /** 150 bytes that differ, from 17 to 200. */
  private static Difference difference(boolean keepBytes) {
    byte[] after = new byte[256];
    for (int i = 17; i < 17 + 149; i++) {
      after[i] = 1;
    }
    after[200] = 1;
    return Difference.between(new byte[256], after, keepBytes);
  }
}
