package io.github.reusewatch.demo.cve.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class CommandsTest {
  /** The application says so when an end of its input is no surprise any more. */
  private static final char READY = '!';

  @Test
  void lineAndThenTheEnd() throws IOException, InterruptedException {
    Process application = start("expects-end");
    assertThat((char) application.getInputStream().read()).isEqualTo(READY);
    application.getOutputStream().write('\n');
    application.getOutputStream().close();

    assertThat(exitStatus(application)).isZero();
  }

  @Test
  void processEndsWithItsParentWhereverItWaits() throws IOException, InterruptedException {
    Process application = start("waits-for-something-else");
    application.getOutputStream().close();

    assertThat(exitStatus(application)).isEqualTo(3);
  }

  private static Process start(String argument) throws IOException {
    return new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-cp",
            System.getProperty("java.class.path"),
            Application.class.getName(),
            argument)
        .inheritIO()
        .redirectInput(ProcessBuilder.Redirect.PIPE)
        .redirectOutput(ProcessBuilder.Redirect.PIPE)
        .start();
  }

  private static int exitStatus(Process application) throws InterruptedException {
    try {
      assertThat(application.waitFor(20, TimeUnit.SECONDS)).isTrue();
      return application.exitValue();
    } finally {
      application.destroyForcibly();
    }
  }

  /** Stands for the one that sends. */
  public static final class Application {
    private Application() {}

    public static void main(String[] args) throws InterruptedException {
      Commands commands = new Commands(System.in);
      if (args[0].equals("expects-end")) {
        commands.expectEnd();
        System.out.println(READY);
        commands.awaitLine();
        commands.awaitEnd();
      } else {
        new CountDownLatch(1).await();
      }
    }
  }
}
