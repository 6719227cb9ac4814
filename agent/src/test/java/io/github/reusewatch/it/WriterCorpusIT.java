package io.github.reusewatch.it;

import java.nio.file.Path;

/** On the JDK that runs the build. */
class WriterCorpusIT extends WriterCorpusRun {
  @Override
  Path java() {
    return Jdks.current();
  }

  @Override
  Path file() {
    return Path.of("target", "writer-corpus.txt");
  }
}
