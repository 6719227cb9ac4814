package io.github.reusewatch.core;

import io.github.reusewatch.core.config.BadOptionException;
import io.github.reusewatch.core.config.Choices.LogLevel;
import io.github.reusewatch.core.config.Config;
import io.github.reusewatch.core.config.OptionTable;
import io.github.reusewatch.core.config.Options;
import io.github.reusewatch.core.report.Console;
import io.github.reusewatch.core.report.FindingsFile;
import io.github.reusewatch.core.report.Outlet;
import java.io.IOException;
import java.lang.instrument.Instrumentation;
import java.util.List;
import java.util.function.BiFunction;

/**
 * Starts the agent, once in a JVM. Called by {@code premain.AgentMain}, which lives in another
 * class loader: so through an interface of the JDK's, as reflection would take the JDK 10 ms more.
 */
public final class Agent implements BiFunction<String, Instrumentation, Runnable> {
  /**
   * Reads the options, and stops the JVM with status 1 and one line on stderr if they cannot be
   * understood.
   *
   * @param argument what stands behind {@code -javaagent:reusewatch-agent.jar=}, or {@code null}
   * @return what begins to watch, to be run when the bridge is on the bootstrap class path; {@code
   *     null} if nothing is to be watched
   */
  @Override
  public Runnable apply(String argument, Instrumentation instrumentation) {
    Console console = new Console(LogLevel.INFO);
    if ("help".equals(argument)) {
      console.print(OptionTable.text());
      Runtime.getRuntime().halt(0);
    }
    try {
      Config config = Config.read(argument, System.getProperties(), System.getenv());
      Console configured = new Console(config.get(Options.LOG_LEVEL));
      if (!config.get(Options.ENABLED)) {
        configured.info(AgentVersion.get() + " is off (enabled=false): nothing is watched");
        return null;
      }
      if (AotTraining.isThisRun()) {
        configured.warn(
            AgentVersion.get()
                + " watches nothing in this run, which makes an AOT cache: with a cache of classes that have hooks the JVM may crash. Make the cache without the agent.");
        return null;
      }
      return new Standby(config, configured, outlets(config), instrumentation);
    } catch (BadOptionException e) {
      String why = e.getMessage();
      console.warn(
          why
              + (why.endsWith("?") ? "" : ".")
              + " The JVM does not start; -javaagent:reusewatch-agent.jar=help prints all options.");
      Runtime.getRuntime().halt(1);
      return null;
    }
  }

  private static List<Outlet> outlets(Config config) throws BadOptionException {
    String file = config.get(Options.FINDINGS_FILE);
    if (file == null) {
      return List.of();
    }
    try {
      return List.of(FindingsFile.open(file));
    } catch (IOException | RuntimeException e) {
      throw new BadOptionException(
          "cannot write the file '"
              + file
              + "' of option 'findings-file' ("
              + config.source(Options.FINDINGS_FILE)
              + "): "
              + e
              + "; name a file in a writable folder");
    }
  }
}
