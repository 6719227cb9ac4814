package io.github.reusewatch.it;

import java.nio.file.Path;

/** On the JDK that runs the build. */
class CorpusIT extends CorpusRun {
  @Override
  Path java() {
    return Jdks.current();
  }

  @Override
  Path file() {
    return Path.of("target", "corpus.txt");
  }
}
