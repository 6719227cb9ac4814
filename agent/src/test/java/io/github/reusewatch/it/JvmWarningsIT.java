package io.github.reusewatch.it;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The JVM has nothing to say about the agent but what the README quotes. */
class JvmWarningsIT {
  @TempDir Path folder;

  /** Held against a run without the agent: Kafka's own libraries may call for a warning, too. */
  @ParameterizedTest
  @MethodSource("io.github.reusewatch.it.Jdks#currentAndNewest")
  void theAgentAddsTheDocumentedOneOnly(Path java) {
    Smoke smoke = new Smoke("warnings-" + Jdks.versionOf(java));
    ForkedJvm.Ended with = smoke.run(ForkedJvm.in(folder).java(java));
    ForkedJvm.Ended without =
        new Smoke("no-warnings-" + Jdks.versionOf(java))
            .run(ForkedJvm.in(folder).java(java).withoutAgent());

    List<String> expected = new ArrayList<>(Smoke.unexplained(without));
    expected.add(Smoke.DOCUMENTED_WARNING);
    assertThat(Smoke.unexplained(with)).containsExactlyInAnyOrderElementsOf(expected);
    assertThat(with.stdout).isEqualTo(without.stdout).isEqualTo(Smoke.stdout());
    smoke.assertRightAnswers(with);
  }
}
