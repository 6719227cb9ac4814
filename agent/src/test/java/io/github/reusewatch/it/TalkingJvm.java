package io.github.reusewatch.it;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/** A process that does what it is told line by line, and whose agent is waited for. */
final class TalkingJvm {
  private static final Duration PATIENCE = Duration.ofMinutes(2);

  private final Path folder;
  private final ForkedJvm jvm;
  private final Process process;
  private final OutputStream commands;
  private int said;

  /**
   * @param folder the one that {@code jvm} writes into
   */
  TalkingJvm(Path folder, ForkedJvm jvm, Class<?> main) throws IOException {
    this.folder = folder;
    this.jvm = jvm;
    this.process = jvm.start(main.getName());
    this.commands = process.getOutputStream();
  }

  /** Returns when it has been done. */
  TalkingJvm tell(String line) throws Exception {
    commands.write((line + "\n").getBytes(StandardCharsets.US_ASCII));
    commands.flush();
    said++;
    await("stdout", text -> text.lines().count() >= said, line + " to be done");
    return this;
  }

  /** Returns when the agent has said it so often. */
  TalkingJvm awaitSaid(String text, int times) throws Exception {
    await(
        "stderr",
        all -> all.split(Pattern.quote(text), -1).length > times,
        text + " (" + times + ")");
    return this;
  }

  ForkedJvm.Ended end() throws IOException {
    commands.close();
    ForkedJvm.Ended ended = jvm.await(process);
    assertThat(ended.exitStatus).as(ended.stdout + ended.stderr).isZero();
    assertThat(ended.stderr)
        .doesNotContain("errors of the agent's own")
        .doesNotContain("an error of its own");
    return ended;
  }

  private void await(String file, Predicate<String> condition, String what) throws Exception {
    long end = System.nanoTime() + PATIENCE.toNanos();
    while (!condition.test(Files.readString(folder.resolve(file)))) {
      if (System.nanoTime() - end > 0 || !process.isAlive()) {
        process.destroyForcibly().waitFor();
        throw new AssertionError(
            "waited in vain for: "
                + what
                + "\n"
                + Files.readString(folder.resolve("stdout"))
                + Files.readString(folder.resolve("stderr")));
      }
      Thread.sleep(5);
    }
  }
}
