package io.github.reusewatch.demo.story;

import java.io.PrintStream;

/** What the person at the terminal sees: a line a step, with the seconds since the start. */
final class Screen {
  private final PrintStream out;
  private final long start = System.nanoTime();
  private boolean ended;

  Screen(PrintStream out) {
    this.out = out;
  }

  synchronized void step(String line) {
    text("%6.1f s  %s".formatted(seconds(), line));
  }

  /** Text that belongs to no moment. */
  synchronized void text(String text) {
    if (!ended) {
      out.println(text);
    }
  }

  /** For a run that breaks off: what happens to be done in the same moment would only confuse. */
  synchronized void lastStep(String line) {
    step(line);
    ended = true;
  }

  double seconds() {
    return (System.nanoTime() - start) / 1e9;
  }
}
