package io.github.reusewatch.core;

import io.github.reusewatch.bridge.SendBridge;
import io.github.reusewatch.core.config.Choices.Evidence;
import io.github.reusewatch.core.config.Choices.Stacks;
import io.github.reusewatch.core.config.Choices.Writer;
import io.github.reusewatch.core.config.Config;
import io.github.reusewatch.core.config.Options;
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
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;

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
  private final Consumer<String> console;
  private final TrapSwitch traps;
  private final LinkedBlockingQueue<Finding> firsts = new LinkedBlockingQueue<>();
  private final Set<String> packages = new TreeSet<>();

  /** Of the reporter's thread. */
  private final Set<String> topics = new HashSet<>();

  private Thread thread;

  /** Whether traps are in, or will be as soon as the thread comes to it. */
  private volatile boolean asked;

  /** Of the thread that puts them in. */
  private boolean trapped;

  /** The topics of which was said that they had a finding; of the same thread. */
  private final Set<String> said = new HashSet<>();

  private volatile long lastFinding;
  private volatile boolean ended;

  /**
   * @param console takes a line for people
   */
  Escalation(Config config, Consumer<String> console, TrapSwitch traps) {
    this.config = config;
    this.console = console;
    this.traps = traps;
  }

  @Override
  public void accept(Finding finding, String fingerprint, long occurrence) {
    if (finding.isOfBatch() || finding.topic() == null) {
      return;
    }
    lastFinding = System.nanoTime();
    boolean first = topics.size() < MOST_TOPICS && topics.add(finding.topic());
    if (!putsTrapsIn()) {
      if (first) {
        say(finding, true, "");
      }
    } else if (first || !asked) {
      asked = true;
      Trace.readAtOnce(true); // until the traps are in
      firsts.add(finding);
      start();
    }
  }

  private boolean putsTrapsIn() {
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
          takeOut();
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

  private void putIn(Finding finding) {
    boolean first = said.add(finding.topic());
    List<String> given = config.get(Options.WRITER_PACKAGES).list();
    boolean more = packages.addAll(given.isEmpty() ? finding.applicationPackages() : given);
    if (packages.isEmpty()) {
      asked = false; // the next one may have a stack
      if (first) {
        say(
            finding,
            true,
            "no write traps yet, since no stack tells the application's packages (see the option writer-packages)");
      }
      return;
    }
    String done = more || !trapped ? putInPackages() : "write traps are in already";
    trapped = true;
    say(finding, first, done + ", until nothing was found for " + time());
  }

  /** What the JVM refuses is to be no end of the thread: the next topic has other packages. */
  private String putInPackages() {
    try {
      return traps.putInForFindings(List.copyOf(packages));
    } catch (Throwable e) {
      SendBridge.error(e);
      return "write traps could be put in only in part (" + e + ")";
    }
  }

  private void takeOut() {
    try {
      console.accept(traps.takeOut());
    } catch (Throwable e) {
      SendBridge.error(e);
      console.accept("write traps could be taken out only in part (" + e + ")");
    }
  }

  private String time() {
    long millis = config.get(Options.WRITER_FOR).toMillis();
    return millis % 1000 == 0 ? millis / 1000 + " s" : millis + " ms";
  }

  /**
   * @param trapsNow what became of the write traps; empty if there are none
   */
  private void say(Finding finding, boolean first, String trapsNow) {
    List<String> raised = new ArrayList<>();
    if (first && config.get(Options.STACKS) == Stacks.SAMPLED) {
      raised.add("stacks of all its sends");
    }
    if (first && config.get(Options.EVIDENCE) == Evidence.AUTO) {
      raised.add("copies of their bytes");
    }
    String now =
        Stream.of(String.join(", ", raised), trapsNow)
            .filter(text -> !text.isEmpty())
            .collect(Collectors.joining("; "));
    if (!ended && !now.isEmpty()) {
      console.accept(
          "topic "
              + finding.topic()
              + (first ? " had its first finding; from now on: " : " had a finding again; ")
              + now);
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
