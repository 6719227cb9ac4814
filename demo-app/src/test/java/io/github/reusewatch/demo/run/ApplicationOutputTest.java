package io.github.reusewatch.demo.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ApplicationOutputTest {
  @TempDir private Path folder;
  private Path log;
  private ApplicationOutput output;

  private final ByteArrayOutputStream screen = new ByteArrayOutputStream();

  @BeforeEach
  void create() {
    log = folder.resolve("application.log");
    output =
        new ApplicationOutput(
            log, new Screen(new PrintStream(screen, true, StandardCharsets.UTF_8)), "timed out:");
  }

  private void read(String text) {
    output.readAll(new BufferedReader(new StringReader(text)));
  }

  private String shown() {
    return screen.toString(StandardCharsets.UTF_8);
  }

  @Test
  void everythingGoesToTheFileAndTheStoryToTheScreen() throws Exception {
    String text =
        """
        reusewatch: 1.0 is on
        ==== reusewatch: a finding
        SUMMARY: reusewatch: a finding
        [main] WARN a log line
        12:00:00.000 ready
        12:00:01.000 timed out: a write of 300 records: 7 not acknowledged within 2 s
        12:00:02.000 ended: 1,200 messages
        """;
    read(text);

    assertThat(log).hasContent(text);
    assertThat(shown().lines())
        .hasSize(3)
        .anyMatch(line -> line.endsWith(" s  reusewatch: 1.0 is on"))
        .anyMatch(line -> line.endsWith(" s  SUMMARY: reusewatch: a finding"))
        .anyMatch(line -> line.contains("application: timed out: a write of 300 records"));
    assertThat(output.await("ready")).isTrue();
    assertThat(output.count("timed out:")).isEqualTo(1);
    assertThat(output.hasAgent()).isTrue();
  }

  @Test
  void theFirstFindingOfARecordThatWentOutWrongIsTimed() {
    read(
        """
        reusewatch: CHANGED_BEFORE_SEND wire=changed is no finding here
        SUMMARY: reusewatch: CHANGED_BEFORE_ACK wire=intact orders-0@1 value
        """);
    assertThat(output.found()).isEmpty();

    read("SUMMARY: reusewatch: CHANGED_BEFORE_SEND wire=changed orders-0@1 value\n");
    double first = output.found().orElseThrow();
    read("SUMMARY: reusewatch: CHANGED_BEFORE_SEND wire=changed metrics-0@1 value\n");
    assertThat(output.found()).contains(first);
  }

  @Test
  void applicationThatEndsBeforeItIsReady() throws Exception {
    read("Error: no such class\n");

    assertThat(output.await("ready")).isFalse();
    assertThat(output.hasAgent()).isFalse();
  }

  @Test
  void agentDoesNotFloodTheScreen() {
    read("reusewatch: finding\n".repeat(100));

    assertThat(shown().lines()).hasSize(21).last().asString().contains("application.log");
  }
}
