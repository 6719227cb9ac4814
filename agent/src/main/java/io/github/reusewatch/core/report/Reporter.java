package io.github.reusewatch.core.report;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.locks.LockSupport;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/** Takes findings from the queue to the outlets, on a thread of its own. */
public final class Reporter {
  private static final int MOST_LINES = 1_000;
  private static final long WAIT_NANOS = 500_000_000;

  private final FindingQueue queue;
  private final List<Outlet> outlets;
  private final FindingCounts counts;
  private final Console console;
  private final LongSupplier agentErrors;
  private final Supplier<String> firstAgentError;
  private final LateThread thread;

  /** Of the console. A few for each client; a bound for what nobody foresees. */
  private final ConcurrentLinkedQueue<String> lines = new ConcurrentLinkedQueue<>();

  private boolean errorSaid;
  private volatile Supplier<String> lastWord;
  private volatile boolean ending;

  /**
   * @param thread not started yet
   * @param agentErrors how many errors of the agent were swallowed: the first is said once, from
   *     here, since the threads it happens on must not print
   */
  public Reporter(
      LateThread thread,
      FindingQueue queue,
      List<Outlet> outlets,
      FindingCounts counts,
      Console console,
      LongSupplier agentErrors,
      Supplier<String> firstAgentError) {
    this.thread = thread;
    this.queue = queue;
    this.outlets = new ArrayList<>(outlets);
    this.counts = counts;
    this.console = console;
    this.agentErrors = agentErrors;
    this.firstAgentError = firstAgentError;
  }

  public void start() {
    queue.readBy(thread);
    thread.begin(this::run);
    console.writeThrough(this::later); // only now: without the thread nobody would write them
  }

  /**
   * Writes what is in the queue, then {@code lastWord}, and ends. Waits for it for a bounded time:
   * who writes to a pipe that nobody reads never comes back.
   *
   * @param lastWord asked for on the reporter's thread when all findings are written; may give
   *     {@code null} for nothing
   */
  public void finish(long millis, Supplier<String> lastWord) throws InterruptedException {
    this.lastWord = lastWord;
    ending = true;
    LockSupport.unpark(thread);
    thread.join(millis);
  }

  private void run() {
    boolean last;
    do {
      last = ending;
      writeWhatIsThere();
      if (!last) {
        LockSupport.parkNanos(WAIT_NANOS);
      }
    } while (!last);
    outlets.forEach(this::close);
    writeLines();
    console.writeThrough(null);
    String word = lastWord.get();
    if (word != null) {
      console.write(word);
    }
  }

  private void writeWhatIsThere() {
    writeLines();
    for (Finding finding = queue.poll(); finding != null; finding = queue.poll()) {
      try {
        report(finding);
      } catch (Throwable e) {
        // Out of memory, most likely: the thread has to stay for the others and the exit summary.
        console.write("reusewatch: a finding was lost by " + e);
      }
      writeLines();
    }
    sayAgentError();
    writeLines();
  }

  private void writeLines() {
    for (String line = lines.poll(); line != null; line = lines.poll()) {
      console.write(line);
    }
  }

  /** Called on any thread; never blocks. */
  private void later(String line) {
    if (lines.size() < MOST_LINES) {
      lines.add(line);
      LockSupport.unpark(thread);
    }
  }

  private void report(Finding finding) {
    String fingerprint = finding.fingerprint();
    long occurrence = counts.add(finding, fingerprint);
    for (Outlet outlet : List.copyOf(outlets)) {
      try {
        outlet.accept(finding, fingerprint, occurrence);
      } catch (Exception | LinkageError e) {
        outlets.remove(outlet);
        console.warn(
            "no further findings to "
                + outlet.name()
                + ": "
                + e
                + ". Findings are still counted and go to the other outlets.");
        close(outlet);
      }
    }
  }

  private void close(Outlet outlet) {
    try {
      outlet.close();
    } catch (Exception e) {
      console.warn(
          "closing " + outlet.name() + " failed: " + e + "; its last findings may be missing.");
    }
  }

  private void sayAgentError() {
    if (!errorSaid && agentErrors.getAsLong() > 0) {
      errorSaid = true;
      console.warn(
          "an error of its own was swallowed, and the send it happened in may be unwatched; the application is not touched. Further ones are counted only. "
              + firstAgentError.get());
    }
  }
}
