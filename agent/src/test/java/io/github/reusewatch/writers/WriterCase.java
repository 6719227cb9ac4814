package io.github.reusewatch.writers;

import java.util.concurrent.Callable;

/**
 * One writer, and what is to be said of it.
 *
 * @param id the topic's name, and the marker of the line in the source: {@code // writes: id}
 * @param expected what {@link Expected} says
 * @param setUp runs before the record is built
 */
public record WriterCase(String id, Group group, String expected, Callable<Writing> setUp) {
  /** The thread that writes. */
  public String thread() {
    return "writer-" + id;
  }

  Writing writing() throws Exception {
    return setUp.call();
  }

  /** What a case counts for. */
  public enum Group {
    /** One of the thirty. */
    WRITER,
    /** Beyond them: none of these may be named wrong. */
    FURTHER,
    /** An innocent line near to a change: it must not be named. */
    DECOY
  }
}
