package io.github.reusewatch.core.config;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NearestTest {
  @ParameterizedTest(name = "{0} is nearest to {1}")
  @CsvSource({
    "sampel, sample", // letters swapped
    "sampl,  sample", // one missing
    "samplee, sample", // one too many
    "somple, sample", // another letter
    "evidencebudget, evidence-budget",
    "evidenc, evidence",
    "SAMPLE, sample", // in upper case
    "Evidence-Budget, evidence-budget",
    "TOPIC, topics",
    "'', jmx", // nothing is nearest to the shortest
  })
  void theSmallestEditDistanceWins(String written, String meant) {
    assertThat(
            Nearest.hint(
                written, List.of("topics", "evidence-budget", "evidence", "sample", "jmx")))
        .isEqualTo("; did you mean '" + meant + "'?");
  }

  @Test
  void theFirstOfEqualsIsTaken() {
    assertThat(Nearest.hint("x", List.of("a", "b"))).isEqualTo("; did you mean 'a'?");
  }

  @Test
  void withoutCandidatesThereIsNoHint() {
    assertThat(Nearest.hint("x", List.of())).isEmpty();
  }
}
