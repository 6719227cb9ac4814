package io.github.reusewatch.demo.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class NodeMainTest {
  @Test
  void processEndsWhenTheParentsEndOfItsInputCloses() throws IOException, InterruptedException {
    Process child =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                NodeMain.class.getName(),
                Endless.class.getName(),
                "argument")
            .redirectErrorStream(true)
            .start();
    try (BufferedReader output = child.inputReader()) {
      assertThat(output.readLine()).isEqualTo("runs with argument");
      assertThat(child.isAlive()).isTrue();

      child.getOutputStream().close();

      assertThat(child.waitFor(20, TimeUnit.SECONDS)).isTrue();
      assertThat(child.exitValue()).isEqualTo(3);
    } finally {
      child.destroyForcibly();
    }
  }

  /** Stands for a broker. */
  public static final class Endless {
    private Endless() {}

    public static void main(String[] args) throws InterruptedException {
      System.out.println("runs with " + args[0]);
      new CountDownLatch(1).await();
    }
  }
}
