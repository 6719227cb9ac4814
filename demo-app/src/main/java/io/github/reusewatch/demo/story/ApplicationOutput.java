package io.github.reusewatch.demo.story;

import io.github.reusewatch.demo.story.app.ProducerApplication;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Everything the application's process prints goes to a file; what tells the story goes to the
 * screen as well.
 */
final class ApplicationOutput {
  /** Where the agent's lines begin that make sense alone. */
  private static final List<String> AGENT = List.of("reusewatch:", "SUMMARY: reusewatch:");

  /** More than the agent says in this story, and few enough to leave the screen readable. */
  private static final int AGENT_LINES_SHOWN = 20;

  /** The application's lines begin with the time of day. */
  private static final int AFTER_TIME = "00:00:00.000 ".length();

  private final Path log;
  private final Screen screen;
  private final CompletableFuture<Boolean> ready = new CompletableFuture<>();
  private final AtomicInteger agentLines = new AtomicInteger();
  private final AtomicInteger timeouts = new AtomicInteger();

  ApplicationOutput(Path log, Screen screen) {
    this.log = log;
    this.screen = screen;
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
      ready.complete(false);
    }
  }

  /** Waits for the application to have warmed up; false if its output ended before that. */
  boolean awaitReady() {
    return ready.join();
  }

  /** Whether the agent has said anything at all. */
  boolean hasAgent() {
    return agentLines.get() > 0;
  }

  /** How many writes of the application have given up. */
  int timeouts() {
    return timeouts.get();
  }

  private void agentSays(String line) {
    int count = agentLines.incrementAndGet();
    if (count <= AGENT_LINES_SHOWN) {
      screen.step(line);
    } else if (count == AGENT_LINES_SHOWN + 1) {
      screen.step("more of the agent is in " + log.getFileName());
    }
  }

  private void applicationSays(String message) {
    if (message.equals(ProducerApplication.READY)) {
      ready.complete(true);
    } else if (message.startsWith(ProducerApplication.TIMED_OUT)) {
      timeouts.incrementAndGet();
      screen.step("application: " + message);
    }
  }
}
