package io.github.reusewatch.core;

import io.github.reusewatch.core.config.BadOptionException;
import io.github.reusewatch.core.config.Choices.LogLevel;
import io.github.reusewatch.core.config.Config;
import io.github.reusewatch.core.config.OptionTable;
import io.github.reusewatch.core.config.Options;
import io.github.reusewatch.core.report.Console;
import io.github.reusewatch.core.report.FindingsFile;
import io.github.reusewatch.core.report.Outlet;
import io.github.reusewatch.core.report.TextReport;
import java.io.IOException;
import java.lang.instrument.Instrumentation;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarFile;

/**
 * Starts the agent, once in a JVM. Called by {@code premain.AgentMain} through reflection, since it
 * lives in another class loader.
 */
public final class Agent {
  private Agent() {}

  /**
   * Reads the options, and stops the JVM with status 1 and one line on stderr if they cannot be
   * understood; then puts the watch in place.
   *
   * @param argument what stands behind {@code -javaagent:reusewatch-agent.jar=}, or {@code null}
   * @param jar the agent's own jar: the bridge in it goes on the bootstrap class path
   */
  public static void start(String argument, Instrumentation instrumentation, JarFile jar) {
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
        return;
      }
      if (AotTraining.isThisRun()) {
        configured.warn(
            AgentVersion.get()
                + " watches nothing in this run, which makes an AOT cache: with a cache of classes that have hooks the JVM may crash. Make the cache without the agent.");
        return;
      }
      List<Outlet> outlets = outlets(config, configured);
      instrumentation.appendToBootstrapClassLoaderSearch(jar);
      configured.info(
          AgentVersion.get()
              + " is on"
              + (config.set().isEmpty()
                  ? ", with default options"
                  : ": " + String.join(", ", config.set())));
      new Installation(config, configured, outlets, instrumentation).install();
    } catch (BadOptionException e) {
      String why = e.getMessage();
      console.warn(
          why
              + (why.endsWith("?") ? "" : ".")
              + " The JVM does not start; -javaagent:reusewatch-agent.jar=help prints all options.");
      Runtime.getRuntime().halt(1);
    }
  }

  private static List<Outlet> outlets(Config config, Console console) throws BadOptionException {
    List<Outlet> outlets = new ArrayList<>();
    outlets.add(new TextReport(console));
    String file = config.get(Options.FINDINGS_FILE);
    if (file != null) {
      try {
        outlets.add(FindingsFile.open(file));
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
    return outlets;
  }
}
