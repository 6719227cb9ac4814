package io.github.reusewatch.it;

import java.nio.file.Path;
import org.junit.jupiter.api.condition.EnabledIf;

/** On the newest JDK found beside the one that runs the build. */
@EnabledIf("isThere")
class WriterCorpusOnNewestJdkIT extends WriterCorpusRun {
  static boolean isThere() {
    return Jdks.newestBeside().isPresent();
  }

  @Override
  Path java() {
    return Jdks.newestBeside().orElseThrow();
  }

  @Override
  Path file() {
    return Path.of("target", "writer-corpus-jdk" + Jdks.versionOf(java()) + ".txt");
  }
}
