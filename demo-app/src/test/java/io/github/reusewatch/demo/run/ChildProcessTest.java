package io.github.reusewatch.demo.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import org.junit.jupiter.api.Test;

class ChildProcessTest {
  private final ChildProcess child = new ChildProcess(new ProcessBuilder("sleep", "1000"));

  @Test
  void processEndsWithClose() throws IOException {
    Process process = child.start();
    assertThat(process.isAlive()).isTrue();

    child.close();

    assertThat(process.isAlive()).isFalse();
  }

  @Test
  void noProcessStartsAfterClose() {
    child.close();

    assertThatThrownBy(child::start).isInstanceOf(IOException.class);
  }
}
