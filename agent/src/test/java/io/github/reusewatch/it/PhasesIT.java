package io.github.reusewatch.it;

import java.nio.file.Path;

/** On the JDK that runs the build. */
class PhasesIT extends Phases {
  @Override
  Path java() {
    return Jdks.current();
  }
}
