package io.github.reusewatch.premain;

import java.io.File;
import java.lang.instrument.Instrumentation;
import java.lang.reflect.InvocationTargetException;
import java.security.CodeSource;
import java.util.function.BiFunction;
import java.util.jar.JarFile;

/**
 * The agent's entry points: {@code -javaagent:reusewatch-agent.jar} and {@code java -jar
 * reusewatch-agent.jar}.
 *
 * <p>Nothing that goes wrong here ever reaches the application, but for bad options: those stop the
 * JVM, in {@code core.Agent}.
 */
public final class AgentMain {
  private static final String AGENT = "io.github.reusewatch.core.Agent";
  private static final String COMMAND_LINE = "io.github.reusewatch.core.cli.CommandLine";

  private static boolean attached;

  private AgentMain() {}

  /** Called by the JVM before the application's {@code main}, on the main thread. */
  public static void premain(String argument, Instrumentation instrumentation) {
    String skip = StartupChecks.reasonToStayOut(System.getProperty("jdk.module.main"));
    if (skip != null) {
      return;
    }
    if (!isFirst()) {
      System.err.println(
          "reusewatch: already attached to this JVM; the second -javaagent"
              + (argument == null ? "" : "=" + argument)
              + " is ignored. Give all options to one.");
      return;
    }
    try {
      start(argument, instrumentation);
    } catch (Throwable e) {
      System.err.println(
          "reusewatch is not watching anything in this JVM: "
              + e
              + ". The application runs as it would without the agent.");
    }
  }

  private static synchronized boolean isFirst() {
    boolean first = !attached;
    attached = true;
    return first;
  }

  private static void start(String argument, Instrumentation instrumentation) throws Exception {
    JarFile jar = agentJar();
    @SuppressWarnings("unchecked") // it is what core.Agent implements
    BiFunction<String, Instrumentation, Runnable> agent =
        (BiFunction<String, Instrumentation, Runnable>)
            isolated(jar).loadClass(AGENT).getConstructor().newInstance();
    Runnable watch = agent.apply(argument, instrumentation);
    if (watch != null) {
      instrumentation.appendToBootstrapClassLoaderSearch(jar); // the bridge in it
      watch.run();
    }
  }

  /**
   * The command line: {@code help}, {@code version}, {@code options}. Exit status 0, or 2 for a
   * wrong argument.
   */
  public static void main(String[] arguments) throws Throwable {
    try {
      isolated(agentJar())
          .loadClass(COMMAND_LINE)
          .getMethod("main", String[].class)
          .invoke(null, (Object) arguments);
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
  }

  private static ClassLoader isolated(JarFile jar) {
    return new IsolatedClassLoader(jar, ClassLoader.getPlatformClassLoader());
  }

  private static JarFile agentJar() throws Exception {
    CodeSource source = AgentMain.class.getProtectionDomain().getCodeSource();
    if (source == null || source.getLocation() == null) {
      throw new IllegalStateException(
          "the location of the agent's jar is not known; do not put the jar on the boot class path");
    }
    return new JarFile(new File(source.getLocation().toURI()));
  }
}
