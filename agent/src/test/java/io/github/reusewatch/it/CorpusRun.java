package io.github.reusewatch.it;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/**
 * Every case of the field in all its variants, under the packaged agent and against a real broker;
 * what the agent said is held against what a perfect detector says, and against what the broker
 * has.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class CorpusRun {
  private final CorpusReport report = new CorpusReport();
  private final List<String> problems = new ArrayList<>();

  /** The JVM under test. */
  abstract Path java();

  /** Where the report goes. */
  abstract Path file();

  @BeforeAll
  void play(@TempDir Path folder) throws Exception {
    // The test classes share a broker.
    CorpusForks forks = new CorpusForks(getClass().getSimpleName() + ".", folder);
    List<CorpusFork> all = new ArrayList<>(forks.surroundings());
    all.add(forks.everything());
    for (CorpusFork fork : all) {
      problems.addAll(fork.play(folder, java(), report));
    }
    report.write(file());
  }

  @Test
  void everyAnswerIsRight() {
    assertThat(report.wrong()).as(report.total()).isEmpty();
  }

  /** All was played, each callback ran once, the broker has what the findings say. */
  @Test
  void nothingElseIsWrong() {
    assertThat(problems).isEmpty();
  }
}
