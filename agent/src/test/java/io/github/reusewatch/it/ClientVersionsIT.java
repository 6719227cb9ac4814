package io.github.reusewatch.it;

import java.nio.file.Path;

class ClientVersionsIT extends EveryClient {
  @Override
  Path java() {
    return Jdks.current();
  }
}
