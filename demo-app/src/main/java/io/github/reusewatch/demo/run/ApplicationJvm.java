package io.github.reusewatch.demo.run;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The command line of an application's process.
 *
 * @param agentOption what attaches the agent, if it is to be there
 * @param client a client library in place of the one on this JVM's class path
 */
public record ApplicationJvm(Optional<String> agentOption, Optional<Path> client) {
  private static final String CLIENT = "kafka-clients";

  /** What the client needs. The application has no broker on its class path. */
  private static final List<String> LIBRARIES =
      List.of("lz4-java", "snappy-java", "zstd-jni", "slf4j-");

  /**
   * The option that attaches the agent. The application runs in the folder of the results, and a
   * name without folders cannot contain a comma, which would end the agent's argument.
   *
   * @param agent the agent's jar
   * @param results where its findings go
   * @param more of its options
   * @return the JVM's option
   */
  public static String agentOption(Path agent, Results results, String... more) {
    return Stream.concat(
            Stream.of("findings-file=" + results.findings().getFileName()), Arrays.stream(more))
        .collect(Collectors.joining(",", "-javaagent:" + agent + "=", ""));
  }

  /**
   * The command.
   *
   * @param main the application's main class
   * @param arguments its arguments
   * @return all words of it
   */
  public List<String> command(Class<?> main, String... arguments) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    agentOption.ifPresent(command::add);
    command.addAll(
        List.of(
            "-Xmx512m",
            "-XX:+UseSerialGC",
            // Ctrl-C leaves no time to remove the file.
            "-XX:-UsePerfData",
            "-Dorg.slf4j.simpleLogger.defaultLogLevel=warn",
            "-cp",
            classPath(main),
            main.getName()));
    command.addAll(Arrays.asList(arguments));
    return command;
  }

  private String classPath(Class<?> main) {
    List<String> libraries = new ArrayList<>(LIBRARIES);
    if (client.isEmpty()) {
      libraries.add(CLIENT);
    }
    return ClassPath.of(main, client.stream(), libraries);
  }
}
