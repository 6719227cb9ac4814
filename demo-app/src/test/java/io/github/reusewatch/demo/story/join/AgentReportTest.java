package io.github.reusewatch.demo.story.join;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AgentReportTest {
  @TempDir private Path folder;
  private Path log;
  private Finding finding;

  @BeforeEach
  void createFiles() throws IOException {
    log =
        Files.writeString(
            folder.resolve("application.log"),
            """
            ==== reusewatch: ERROR CHANGED_BEFORE_SEND [11111111]
            another
            SUMMARY: reusewatch: another
            12:00:00.000 ready
            ==== reusewatch: ERROR CHANGED_BEFORE_SEND [9f2c1e7a]
            The value of a record changed.
              record    orders-3@1096
            SUMMARY: reusewatch: this one
            12:00:00.000 ended
            """);
  }

  private void finding(String fingerprint, int occurrence) throws IOException {
    Path file = folder.resolve("findings.jsonl");
    Files.writeString(
        file,
        "{\"occurrence\":%d,\"fingerprint\":\"%s\",\"a\":null}".formatted(occurrence, fingerprint));
    finding = LineReader.findings(file).get(0);
  }

  @Test
  void textOfTheAgent() throws IOException {
    finding("9f2c1e7a", 1);

    assertThat(AgentReport.of(finding, log))
        .isEqualTo(
            """
            ==== reusewatch: ERROR CHANGED_BEFORE_SEND [9f2c1e7a]
            The value of a record changed.
              record    orders-3@1096
            SUMMARY: reusewatch: this one\
            """);
  }

  @ParameterizedTest
  @CsvSource({"22222222, 1", "9f2c1e7a, 2"})
  void jsonWhereThereIsNoText(String fingerprint, int occurrence) throws IOException {
    finding(fingerprint, occurrence);

    assertThat(AgentReport.of(finding, log))
        .isEqualTo(
            """
            {
              "occurrence": %d,
              "fingerprint": "%s",
              "a": null
            }\
            """
                .formatted(occurrence, fingerprint));
  }
}
