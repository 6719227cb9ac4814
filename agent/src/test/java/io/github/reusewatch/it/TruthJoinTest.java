package io.github.reusewatch.it;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.reusewatch.truth.Role;
import io.github.reusewatch.truth.Sum;
import io.github.reusewatch.truth.TruthTable;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.common.header.Headers;
import org.apache.kafka.common.header.internals.RecordHeaders;
import org.apache.kafka.common.record.TimestampType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The judge of the ground truth, judged: one record, whose value was built as "right". */
class TruthJoinTest {
  private static final String RIGHT = "right";
  private static final String WRONG = "wrong";
  private static final String KEY = "key";

  @TempDir private Path folder;

  @ParameterizedTest(name = "{0} on the broker, {1} said")
  @CsvSource({
    "right, nothing, INTACT",
    "right, intact,  INTACT",
    "right, changed, FALSE",
    "right, unknown, UNKNOWN_THOUGH_INTACT",
    "right, none,    NONE_THOUGH_ARRIVED",
    "wrong, changed, FLAGGED",
    "wrong, nothing, MISSED",
    "wrong, intact,  MISSED",
    "wrong, none,    MISSED",
    "wrong, unknown, UNKNOWN_THOUGH_CHANGED",
  })
  void judgesAPart(String onBroker, String said, Agreement expected) throws IOException {
    TruthJoin join =
        said.equals("nothing") ? join() : join(finding(said, "value", "4", crc(RIGHT), null));
    join.arrived(record(onBroker, 4));
    join.complete();
    assertThat(join.count(expected)).isEqualTo(expected == Agreement.INTACT ? 3 : 1);
    assertThat(join.disagreements()).hasSize(expected.isRight() ? 0 : 1);
  }

  @ParameterizedTest(name = "{0} on the broker, {1} said")
  @CsvSource({"wrong, intact, LEFT_OUT", "right, unknown, LEFT_OUT", "right, changed, FALSE"})
  void forgivesWhatCannotBeToldButNoGuess(String onBroker, String said, Agreement expected)
      throws IOException {
    TruthJoin join =
        new TruthJoin(
            built(),
            flagged(finding(said, "value", "4", crc(RIGHT), null)),
            (index, role) -> role == Role.VALUE);
    join.arrived(record(onBroker, 4));
    assertThat(join.count(expected)).isEqualTo(1);
  }

  @Test
  void aRecordThatArrivedTwiceIsOneRecordAndJudgedTwice() throws IOException {
    TruthJoin join = join(finding("changed", "value", "5", crc(RIGHT), crc(WRONG)));
    join.arrived(record(WRONG, 4));
    join.arrived(record(WRONG, 5));
    join.complete();
    assertThat(join.records()).isEqualTo(1);
    assertThat(join.copies()).isEqualTo(2);
    assertThat(join.count(Agreement.FLAGGED)).isEqualTo(2);
    assertThat(join.disagreements()).isEmpty();
  }

  @Test
  void aFindingAtAPlaceWithoutItsRecordIsWrong() throws IOException {
    TruthJoin join = join(finding("changed", "value", "7", crc(RIGHT), crc(WRONG)));
    join.arrived(record(WRONG, 4));
    join.complete();
    assertThat(join.count(Agreement.WRONG_PLACE)).isEqualTo(1);
  }

  @Test
  void aFindingWithoutAnOffsetIsFoundByItsThread() throws IOException {
    TruthJoin join = join(finding("changed", "value", "null", crc(RIGHT), crc(WRONG)));
    join.arrived(record(WRONG, 4));
    join.complete();
    assertThat(join.count(Agreement.FLAGGED)).isEqualTo(1);
    assertThat(join.disagreements()).isEmpty();
  }

  @Test
  void checksumsOfOtherBytesAreWrong() throws IOException {
    for (String[] crcs : new String[][] {{crc(WRONG), crc(WRONG)}, {crc(RIGHT), crc(RIGHT)}}) {
      TruthJoin join = join(finding("changed", "value", "4", crcs[0], crcs[1]));
      join.arrived(record(WRONG, 4));
      assertThat(join.count(Agreement.WRONG_CHECKSUM)).isEqualTo(1);
    }
  }

  @Test
  void twoFindingsAboutOnePartContradictEachOther() throws IOException {
    String finding = finding("changed", "value", "4", crc(RIGHT), crc(WRONG));
    assertThat(flagged(finding, finding).contradictions()).isEqualTo(1);
    assertThat(flagged(finding).contradictions()).isZero();
  }

  @Test
  void aFindingAboutTheIdentityIsWrong() throws IOException {
    String finding = finding("changed", "header", "4", crc(RIGHT), crc(WRONG));
    assertThat(flagged(finding).contradictions()).isEqualTo(1);
  }

  private TruthJoin join(String... findings) throws IOException {
    return new TruthJoin(built(), flagged(findings), (index, role) -> false);
  }

  private FlaggedParts flagged(String... findings) throws IOException {
    Path file = folder.resolve("findings.jsonl");
    Files.write(file, List.of(findings));
    return FlaggedParts.read(file);
  }

  /** One record with a key, a value and no header. */
  private TruthTable built() throws IOException {
    Path file = folder.resolve("built.bin");
    try (DataOutputStream out = new DataOutputStream(Files.newOutputStream(file))) {
      out.writeInt(0);
      for (Sum sum : new Sum[] {Sum.of(bytes(KEY)), Sum.of(bytes(RIGHT)), Sum.of(null)}) {
        out.writeInt(sum.length());
        out.writeInt(sum.crc());
      }
    }
    return TruthTable.read(file, 1);
  }

  private static ConsumerRecord<byte[], byte[]> record(String value, long offset) {
    Headers headers = new RecordHeaders();
    headers.add(Role.IDENTITY_KEY, new byte[Integer.BYTES]);
    return new ConsumerRecord<>(
        "topic",
        0,
        offset,
        0,
        TimestampType.CREATE_TIME,
        KEY.length(),
        value.length(),
        bytes(KEY),
        bytes(value),
        headers,
        Optional.empty());
  }

  private static String finding(
      String wire, String role, String offset, String crcBefore, String crcAfter) {
    return """
        {"wire":"%s","record":{"topic":"topic","partition":0,"offset":%s,"role":"%s","header":"%s",\
        "region":[0,5]},"change":{"crcBefore":"%s","crcAfter":%s},"sendSite":{"thread":"truth-0"}}"""
        .formatted(
            wire,
            offset,
            role,
            Role.IDENTITY_KEY,
            crcBefore,
            crcAfter == null ? "null" : "\"" + crcAfter + "\"");
  }

  private static String crc(String text) {
    return HexFormat.of().toHexDigits(Sum.of(bytes(text)).crc());
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
  }
}
