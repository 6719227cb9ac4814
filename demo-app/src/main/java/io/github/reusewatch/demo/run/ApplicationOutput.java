package io.github.reusewatch.demo.run;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Everything the application's process prints goes to a file; what tells the story goes to the
 * screen as well.
 */
public final class ApplicationOutput {
  private static final String FINDING = "SUMMARY: reusewatch:";

  /** Where the agent's lines begin that make sense alone. */
  private static final List<String> AGENT = List.of("reusewatch:", FINDING);

  /** Of a record that went out wrong. */
  private static final String CHANGED = " wire=changed ";

  /** More than the agent says in a story, and few enough to leave the screen readable. */
  private static final int AGENT_LINES_SHOWN = 20;

  /** The application's lines begin with the time of day. */
  private static final int AFTER_TIME = "00:00:00.000 ".length();

  private static final Duration BOUND = Duration.ofMinutes(3);

  private final Path log;
  private final Screen screen;
  private final List<String> shown;
  private final AtomicInteger agentLines = new AtomicInteger();
  private final List<String> messages = new ArrayList<>();
  private volatile Double found;
  private boolean ended;

  /**
   * The output of a process that does not run yet.
   *
   * @param log the file
   * @param screen what the person at the terminal sees
   * @param shown where the application's messages begin that go to the screen
   */
  public ApplicationOutput(Path log, Screen screen, String... shown) {
    this.log = log;
    this.screen = screen;
    this.shown = List.of(shown);
  }

  /** Reads until the process closes its output. */
  void readAll(BufferedReader output) {
    try (BufferedWriter file = Files.newBufferedWriter(log)) {
      for (String line = output.readLine(); line != null; line = output.readLine()) {
        file.write(line);
        file.newLine();
        if (AGENT.stream().anyMatch(line::startsWith)) {
          agentSays(line);
        } else if (line.length() > AFTER_TIME) {
          applicationSays(line.substring(AFTER_TIME));
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } finally {
      end();
    }
  }

  /** Waits for the application to say something; false if its output ended before that. */
  synchronized boolean await(String beginning) throws InterruptedException, IOException {
    long end = System.nanoTime() + BOUND.toNanos();
    while (count(beginning) == 0 && !ended) {
      long left = Duration.ofNanos(end - System.nanoTime()).toMillis();
      if (left <= 0) {
        throw new IOException(
            "the application has not said \"%s\" within %d s, see %s"
                .formatted(beginning, BOUND.toSeconds(), log));
      }
      wait(left);
    }
    return count(beginning) > 0;
  }

  /**
   * Counts what the application has said, without the time before it.
   *
   * @param beginning of the messages
   * @return how many there are
   */
  public synchronized int count(String beginning) {
    return (int) messages.stream().filter(each -> each.startsWith(beginning)).count();
  }

  /**
   * Whether the agent is there.
   *
   * @return whether it has said anything at all
   */
  public boolean hasAgent() {
    return agentLines.get() > 0;
  }

  /**
   * When the agent had said, for the first time, that a record went out wrong.
   *
   * @return seconds on the screen's clock
   */
  public Optional<Double> found() {
    return Optional.ofNullable(found);
  }

  private void agentSays(String line) {
    if (found == null && line.startsWith(FINDING) && line.contains(CHANGED)) {
      found = screen.seconds();
    }
    int count = agentLines.incrementAndGet();
    if (count <= AGENT_LINES_SHOWN) {
      screen.step(line);
    } else if (count == AGENT_LINES_SHOWN + 1) {
      screen.step("more of the agent is in " + log.getFileName());
    }
  }

  private synchronized void applicationSays(String message) {
    // Before anyone who waits for it can say what comes next.
    if (shown.stream().anyMatch(message::startsWith)) {
      screen.step("application: " + message);
    }
    messages.add(message);
    notifyAll();
  }

  private synchronized void end() {
    ended = true;
    notifyAll();
  }
}
