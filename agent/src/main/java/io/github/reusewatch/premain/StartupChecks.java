package io.github.reusewatch.premain;

/** Whether this JVM is one to watch at all. */
final class StartupChecks {
  private StartupChecks() {}

  /**
   * The JDK's own tools (javac, jcmd, keytool, …) take up an agent from {@code JAVA_TOOL_OPTIONS}
   * as any JVM does. They send nothing to Kafka, and scripts read what they print, so the agent
   * stays out of them without a word. Their main modules are the JDK's: no other module may have a
   * name that begins with {@code java.}, and none should with {@code jdk.}.
   *
   * @param mainModule the system property {@code jdk.module.main}: {@code null} for an application
   *     started from the class path or a jar
   * @return {@code null}: watch this JVM
   */
  static String reasonToStayOut(String mainModule) {
    if (mainModule != null && (mainModule.startsWith("jdk.") || mainModule.startsWith("java."))) {
      return "a tool of the JDK (" + mainModule + ")";
    }
    return null;
  }
}
