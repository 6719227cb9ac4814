package io.github.reusewatch.demo.story.join;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.kafka.common.TopicPartition;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LineReaderTest {
  @TempDir private Path folder;
  private Path file;

  @BeforeEach
  void nameFile() {
    file = folder.resolve("file");
  }

  @Test
  void sentRecords() throws IOException {
    Files.writeString(
        file, "topic,partition,sequence,crc32c\norders,3,17,e3069283\nmetrics,0,18,0000000a\n");

    assertThat(LineReader.sent(file))
        .containsExactly(
            new SentRecord(new TopicPartition("orders", 3), 17, 0xe3069283),
            new SentRecord(new TopicPartition("metrics", 0), 18, 10));
  }

  @Test
  void sentLineCutShortIsNamed() throws IOException {
    Files.writeString(file, "topic,partition,sequence,crc32c\norders,3,17,e3069283\norders,3");

    assertThatThrownBy(() -> LineReader.sent(file))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("line 3 is not understood: orders,3");
  }

  @Test
  void findingInFull() throws IOException {
    Files.writeString(
        file,
        """
        {"schema":1,"kind":"CHANGED_BEFORE_SEND","severity":"error","wire":"changed",\
        "fingerprint":"9f2c1e7a","occurrence":1,\
        "record":{"topic":"orders","partition":3,"offset":1829,"role":"value","header":null,\
        "region":[0,256]},"outcome":"acked",\
        "change":{"crcBefore":"1c291ca3","crcAfter":"e3069283","first":17},\
        "writer":{"evidence":"trap","thread":"http-9","stack":["com.acme.Encoder.put(Encoder.java:52)"]}}
        """);

    List<Finding> findings = LineReader.findings(file);

    assertThat(findings).hasSize(1);
    Finding finding = findings.get(0);
    assertThat(finding)
        .isEqualTo(
            new Finding(
                "9f2c1e7a",
                1,
                "changed",
                "orders",
                3,
                1829L,
                "value",
                0x1c291ca3,
                0xe3069283,
                "com.acme.Encoder.put(Encoder.java:52)",
                finding.json()));
    assertThat(finding.json().get("severity").getAsString()).isEqualTo("error");
  }

  @Test
  void findingWithWhatIsNotKnown() throws IOException {
    Files.writeString(
        file,
        """
        {"kind":"CHANGED_BEFORE_ACK","wire":"unknown","record":{"topic":"orders","partition":null,\
        "offset":null,"role":"header","header":"trace"},"outcome":"unfinished","change":null}
        {"kind":"CHANGED_BEFORE_ACK","wire":"none"}
        """);

    assertThat(LineReader.findings(file))
        .extracting(
            Finding::partition,
            Finding::offset,
            Finding::crcBefore,
            Finding::crcAfter,
            Finding::role)
        .containsExactly(
            tuple(null, null, null, null, "header"), tuple(null, null, null, null, null));
  }

  @Test
  void noFileIsNoFinding() throws IOException {
    assertThat(LineReader.findings(file)).isEmpty();
  }

  @Test
  void findingsLineThatIsNoJsonIsNamed() throws IOException {
    Files.writeString(file, "{\"kind\":\"X\"}\n{\"kind\":\n");

    assertThatThrownBy(() -> LineReader.findings(file))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("line 2 is not understood");
  }
}
