package io.github.reusewatch.core;

import io.github.reusewatch.bridge.SendBridge;
import io.github.reusewatch.core.config.Choices.Evidence;
import io.github.reusewatch.core.config.Choices.Stacks;
import io.github.reusewatch.core.config.Choices.Writer;
import io.github.reusewatch.core.config.Config;
import io.github.reusewatch.core.config.Options;
import io.github.reusewatch.core.report.Console;
import io.github.reusewatch.core.report.Finding;
import io.github.reusewatch.core.report.Outlet;
import io.github.reusewatch.core.report.Trace;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * What a topic's first finding sets off, so that its second one carries everything: stacks and
 * copies of its sends (which the watch decides by itself), and with {@code writer=auto} write traps
 * in the packages that build and send its records. They go out again when nothing was found for the
 * time of the option {@code writer-for}.
 *
 * <p>Traps are put in on a thread of its own: it takes a while, and findings go on being written.
 */
final class Escalation implements Outlet {
  private static final int MOST_TOPICS = 10_000;

  private final Config config;
  private final Console console;
  private final WriterTrapping trapping;
  private final LinkedBlockingQueue<Finding> firsts = new LinkedBlockingQueue<>();
  private final Set<String> packages = new TreeSet<>();

  /** Of the reporter's thread. */
  private final Set<String> topics = new HashSet<>();

  private Thread thread;

  /** Whether traps are in, or will be as soon as the thread comes to it. */
  private volatile boolean asked;

  /** Of the thread that puts them in. */
  private boolean trapped;

  private volatile long lastFinding;
  private volatile boolean ended;

  Escalation(Config config, Console console, WriterTrapping trapping) {
    this.config = config;
    this.console = console;
    this.trapping = trapping;
  }

  @Override
  public void accept(Finding finding, String fingerprint, long occurrence) {
    if (finding.isOfBatch() || finding.topic() == null) {
      return;
    }
    lastFinding = System.nanoTime();
    boolean first = topics.size() < MOST_TOPICS && topics.add(finding.topic());
    if (!traps()) {
      if (first) {
        say(finding, "");
      }
    } else if (first || !asked) {
      asked = true;
      Trace.readAtOnce(true); // until the traps are in
      firsts.add(finding);
      start();
    }
  }

  private boolean traps() {
    return config.get(Options.WRITER) == Writer.AUTO;
  }

  private void start() {
    if (thread == null) {
      thread = new Thread(this::run, "reusewatch-traps");
      thread.setDaemon(true);
      thread.setContextClassLoader(null);
      thread.start();
    }
  }

  private void run() {
    try {
      while (true) {
        Finding first = trapped ? firsts.poll(left(), TimeUnit.NANOSECONDS) : firsts.take();
        if (ended) {
          return;
        }
        if (first != null) {
          try {
            putIn(first);
          } finally {
            Trace.readAtOnce(false);
          }
        } else if (left() <= 0) {
          trapped = false;
          asked = false;
          console.info(trapping.takeOut());
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (Throwable e) {
      SendBridge.error(e);
    }
  }

  private long left() {
    return lastFinding + config.get(Options.WRITER_FOR).toNanos() - System.nanoTime();
  }

  private void putIn(Finding first) {
    List<String> given = config.get(Options.WRITER_PACKAGES).list();
    boolean more = packages.addAll(given.isEmpty() ? first.applicationPackages() : given);
    if (packages.isEmpty()) {
      say(
          first,
          "; no write traps, since no stack tells the application's packages (see the option writer-packages)");
      return;
    }
    String done =
        more || !trapped
            ? trapping.putInForFindings(List.copyOf(packages))
            : "write traps are in already";
    trapped = true;
    say(first, "; " + done + ", until nothing was found for " + time());
  }

  private String time() {
    long millis = config.get(Options.WRITER_FOR).toMillis();
    return millis % 1000 == 0 ? millis / 1000 + " s" : millis + " ms";
  }

  private void say(Finding first, String traps) {
    List<String> raised = new ArrayList<>();
    if (config.get(Options.STACKS) == Stacks.SAMPLED) {
      raised.add("stacks of all its sends");
    }
    if (config.get(Options.EVIDENCE) == Evidence.AUTO) {
      raised.add("copies of their bytes");
    }
    if (!ended && !(raised.isEmpty() && traps.isEmpty())) {
      console.info(
          "topic "
              + first.topic()
              + " had its first finding; from now on: "
              + (raised.isEmpty() ? "" : String.join(", ", raised))
              + (raised.isEmpty() && traps.startsWith("; ") ? traps.substring(2) : traps));
    }
  }

  @Override
  public String name() {
    return "the escalation";
  }

  /** The process ends: what is under way is said to nobody any more. */
  @Override
  public void close() {
    ended = true;
  }
}
