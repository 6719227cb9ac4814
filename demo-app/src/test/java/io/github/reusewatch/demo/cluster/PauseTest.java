package io.github.reusewatch.demo.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class PauseTest {
  private Process held;

  @BeforeEach
  void start() throws IOException {
    held = new ProcessBuilder("sleep", "1000").start();
  }

  @AfterEach
  void end() {
    held.destroyForcibly();
  }

  @Test
  void holdsUntilClosed() {
    Pause pause = new Pause(held.pid());
    awaitStopped(true);

    pause.close();

    awaitStopped(false);
    pause.close();
  }

  @Test
  void endsWithTheJvmThatAskedForIt() throws IOException {
    Process parent =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                Parent.class.getName(),
                Long.toString(held.pid()))
            .start();
    awaitStopped(true);

    parent.destroyForcibly();

    awaitStopped(false);
  }

  @Test
  void processThatIsGoneIsNamed() {
    held.destroyForcibly().onExit().join();

    assertThatThrownBy(() -> new Pause(held.pid()))
        .isInstanceOf(ClusterException.class)
        .hasMessage("process " + held.pid() + " cannot be paused");
  }

  private void awaitStopped(boolean expected) {
    await().atMost(Duration.ofSeconds(20)).until(() -> isStopped() == expected);
    assertThat(held.isAlive()).isTrue();
  }

  private boolean isStopped() throws IOException {
    Process ps = new ProcessBuilder("ps", "-o", "stat=", "-p", Long.toString(held.pid())).start();
    return new String(ps.getInputStream().readAllBytes(), StandardCharsets.US_ASCII)
        .startsWith("T");
  }

  /** Stands for a JVM that is killed during a pause. */
  public static final class Parent {
    private Parent() {}

    public static void main(String[] args) throws InterruptedException {
      Pause unused = new Pause(Long.parseLong(args[0]));
      new CountDownLatch(1).await();
    }
  }
}
