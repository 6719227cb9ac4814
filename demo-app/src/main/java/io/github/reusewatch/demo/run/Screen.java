package io.github.reusewatch.demo.run;

import java.io.PrintStream;

/** What the person at the terminal sees: a line a step, with the seconds since the start. */
public final class Screen {
  private final PrintStream out;
  private final long start = System.nanoTime();
  private boolean ended;

  /**
   * A screen whose clock starts now.
   *
   * @param out where the lines go
   */
  public Screen(PrintStream out) {
    this.out = out;
  }

  /**
   * Something that happens now.
   *
   * @param line what it is
   */
  public synchronized void step(String line) {
    text("%6.1f s  %s".formatted(seconds(), line));
  }

  /**
   * Text that belongs to no moment.
   *
   * @param text of any number of lines
   */
  public synchronized void text(String text) {
    if (!ended) {
      out.println(text);
    }
  }

  /** For a run that breaks off: what happens to be done in the same moment would only confuse. */
  synchronized void lastStep(String line) {
    step(line);
    ended = true;
  }

  /**
   * The time of the next step.
   *
   * @return seconds since the start
   */
  public double seconds() {
    return (System.nanoTime() - start) / 1e9;
  }
}
