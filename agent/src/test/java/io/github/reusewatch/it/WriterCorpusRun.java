package io.github.reusewatch.it;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import io.github.reusewatch.it.WriterAnswer.Verdict;
import io.github.reusewatch.writers.Expected;
import io.github.reusewatch.writers.WriterApplication;
import io.github.reusewatch.writers.WriterCase;
import io.github.reusewatch.writers.WriterCase.Group;
import io.github.reusewatch.writers.WriterCases;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/**
 * Each writer writes into a record that is built and not yet sent, under the packaged agent with
 * its write traps in; whom the agent names is held against the line that wrote.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class WriterCorpusRun {
  private static final int WRITERS = 30;
  private static final int LEAST_EXACT = 28;
  private static final String LIBRARIES =
      "kryo|reflectasm|objenesis|minlog|jackson-.*|protobuf-java|netty-.*|avro";

  private final List<WriterAnswer> answers = new ArrayList<>();
  private ForkedJvm.Ended jvm;

  /** The JVM under test. */
  abstract Path java();

  /** Where the report goes. */
  abstract Path file();

  @BeforeAll
  void play(@TempDir Path folder) throws IOException {
    jvm =
        ForkedJvm.in(folder)
            .java(java())
            .classPath(ForkedJvm.applicationClassPath(LIBRARIES))
            .agentArgument("writer=on")
            .withFindingsFile()
            .run(WriterApplication.class);
    MarkedLines lines = new MarkedLines();
    for (WriterCase each : WriterCases.all()) {
      answers.add(WriterAnswer.of(each, findings(each), lines));
    }
    List<String> report = answers.stream().map(WriterAnswer::toString).collect(Collectors.toList());
    report.add(total());
    Files.write(file(), report);
    System.out.println(String.join("\n", report));
  }

  private List<JsonObject> findings(WriterCase writer) {
    return jvm.findings().stream()
        .filter(
            finding ->
                finding.getAsJsonObject("record").get("topic").getAsString().equals(writer.id()))
        .collect(Collectors.toList());
  }

  private List<WriterAnswer> of(Group group) {
    return answers.stream()
        .filter(answer -> answer.writer.group() == group)
        .collect(Collectors.toList());
  }

  private long count(Verdict verdict) {
    return of(Group.WRITER).stream().filter(answer -> answer.verdict == verdict).count();
  }

  private String total() {
    return String.format(
        "total writers=%d exact=%d none=%d wrong=%d",
        of(Group.WRITER).size(), count(Verdict.EXACT), count(Verdict.NONE), count(Verdict.WRONG));
  }

  @Test
  void allWerePlayedAndTheAgentHadNoErrors() {
    assertThat(jvm.exitStatus).as(jvm.stdout + jvm.stderr).isZero();
    assertThat(jvm.stdout).contains("played " + answers.size());
    assertThat(jvm.stderr)
        .doesNotContain("errors of the agent's own")
        .doesNotContain("an error of its own")
        .doesNotContain("not watching");
  }

  @Test
  void nearlyAllOfTheThirtyAreNamedExactly() {
    assertThat(of(Group.WRITER)).hasSize(WRITERS);
    assertThat(count(Verdict.EXACT)).as(total()).isGreaterThanOrEqualTo(LEAST_EXACT);
  }

  @Test
  void noneIsNamedWrong() {
    assertThat(answers).filteredOn(answer -> answer.verdict == Verdict.WRONG).isEmpty();
  }

  @Test
  void whatCannotBeTrappedNamesNobody() {
    assertThat(answers)
        .filteredOn(answer -> answer.writer.expected().equals(Expected.NONE))
        .isNotEmpty()
        .allSatisfy(answer -> assertThat(answer.verdict).isEqualTo(Verdict.NONE));
  }
}
