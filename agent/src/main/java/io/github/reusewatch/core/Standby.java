package io.github.reusewatch.core;

import io.github.reusewatch.core.config.Choices.OnFinding;
import io.github.reusewatch.core.config.Choices.Writer;
import io.github.reusewatch.core.config.Config;
import io.github.reusewatch.core.config.Options;
import io.github.reusewatch.core.instrument.ClientGate;
import io.github.reusewatch.core.report.Console;
import io.github.reusewatch.core.report.ExitSummary;
import io.github.reusewatch.core.report.LateThread;
import io.github.reusewatch.core.report.Outlet;
import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;
import java.util.List;

/**
 * The agent between the start of the JVM and the first class of a Kafka client. All else is made
 * when that class comes, so that a JVM in which none does has nothing of it, and the others start
 * their {@code main} sooner. Options that concern other classes have it made at once.
 */
final class Standby implements Runnable {
  private static final long LAST_WORD_MILLIS = 10_000;

  private final Config config;
  private final Console console;
  private final List<Outlet> outlets;
  private final Instrumentation instrumentation;
  private final ClientGate gate = new ClientGate(this::open);
  private final LateThread reporter = new LateThread("reusewatch-reporter");

  /** Guarded by this, as {@link #ending} is. */
  private Installation installation;

  private boolean failed;
  private boolean ending;

  Standby(Config config, Console console, List<Outlet> outlets, Instrumentation instrumentation) {
    this.config = config;
    this.console = console;
    this.outlets = outlets;
    this.instrumentation = instrumentation;
  }

  /** Begins to watch. */
  @Override
  public void run() {
    console.info(
        AgentVersion.get()
            + " is on"
            + (config.set().isEmpty()
                ? ", with default options"
                : ": " + String.join(", ", config.set())));
    Runtime.getRuntime().addShutdownHook(new Thread(null, this::end, "reusewatch-exit", 0, false));
    if (concernsOtherClasses()) {
      gate.open();
    }
    instrumentation.addTransformer(gate);
    List<Class<?>> tooEarly = ClientGate.tooEarly(instrumentation.getAllLoadedClasses());
    if (!tooEarly.isEmpty()) {
      gate.open();
      sayWhatIsLoadedAlready(tooEarly);
    }
  }

  /** Whether an option may be about a class that comes before those of the client. */
  private boolean concernsOtherClasses() {
    return config.get(Options.WRITER) == Writer.ON
        || config.isSet(Options.RELEASE)
        || config.isSet(Options.HANDOVER)
        || config.isSet(Options.PRODUCERS)
        || config.isSet(Options.STRETCH); // which is said at start
  }

  private synchronized List<ClassFileTransformer> open() {
    try {
      Installation made = new Installation(config, console, outlets, instrumentation, reporter);
      List<ClassFileTransformer> transformers = made.install();
      installation = made;
      if (ending) {
        endBehindHooks(made);
      }
      return transformers;
    } catch (Throwable e) {
      failed = true;
      console.warn(
          "not watching anything in this JVM: "
              + e
              + ". The application runs as it would without the agent.");
      return List.of();
    }
  }

  private synchronized void sayWhatIsLoadedAlready(List<Class<?>> tooEarly) {
    if (installation != null) {
      installation.sayWhatIsLoadedAlready(tooEarly);
    }
  }

  /** On one of the JVM's shutdown hooks, while the application's run. */
  private void end() {
    Installation made = beginToEnd();
    if (made != null) {
      endBehindHooks(made);
    } else if (!failed) {
      sayThatNothingCame();
    }
  }

  private synchronized Installation beginToEnd() {
    ending = true;
    return installation;
  }

  private void endBehindHooks(Installation made) {
    if (!ShutdownSlot.register(instrumentation, made::end)) {
      if (config.get(Options.ON_FINDING) == OnFinding.EXIT) {
        console.warn(
            "on-finding=exit: this JDK has no place behind the application's shutdown hooks, so after a finding they may be cut short.");
      }
      made.end();
    }
  }

  /** Waits for a bounded time: standard error may be a pipe that nobody reads. */
  private void sayThatNothingCame() {
    LateThread lastWord = new LateThread("reusewatch-last-word");
    lastWord.begin(() -> console.print(ExitSummary.NOTHING_CAME));
    try {
      lastWord.join(LAST_WORD_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
