package io.github.reusewatch.it;

import java.nio.file.Path;
import org.junit.jupiter.api.condition.EnabledIf;

/** On the newest JDK found beside the one that runs the build. */
@EnabledIf("isThere")
class ClientVersionsOnNewestJdkIT extends EveryClient {
  static boolean isThere() {
    return Jdks.newestBeside().isPresent();
  }

  @Override
  Path java() {
    return Jdks.newestBeside().orElseThrow();
  }
}
