package io.github.reusewatch.demo.story;

import io.github.reusewatch.demo.story.app.ProducerApplication;
import java.io.File;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The command line of the application's process.
 *
 * @param agent the agent to attach
 * @param fixed whether the application is to give arrays back only after the acknowledgement
 * @param results where its audit log goes, and the agent's findings
 */
record ApplicationCommand(Optional<Path> agent, boolean fixed, Results results) {
  /** The application has the client library on its class path, and no broker. */
  private static final List<String> LIBRARIES =
      List.of("kafka-clients", "lz4-java", "snappy-java", "zstd-jni", "slf4j-");

  /**
   * The option that attaches the agent. The application runs in the folder of the results, and a
   * name without folders cannot contain a comma, which would end the agent's argument.
   */
  Optional<String> agentOption() {
    return agent.map(
        jar -> "-javaagent:" + jar + "=findings-file=" + results.findings().getFileName());
  }

  List<String> line(String bootstrapServers) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    agentOption().ifPresent(command::add);
    command.addAll(
        List.of(
            "-Xmx512m",
            "-XX:+UseSerialGC",
            // Ctrl-C leaves no time to remove the file.
            "-XX:-UsePerfData",
            "-Dorg.slf4j.simpleLogger.defaultLogLevel=warn",
            "-cp",
            classPath(),
            ProducerApplication.class.getName(),
            bootstrapServers,
            results.sent().toString(),
            fixed ? "after-ack" : "after-write"));
    return command;
  }

  private static String classPath() {
    String libraries =
        Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator, -1))
            .filter(ApplicationCommand::isLibrary)
            .collect(Collectors.joining(File.pathSeparator));
    return homeOfApplication() + File.pathSeparator + libraries;
  }

  private static boolean isLibrary(String entry) {
    String name = new File(entry).getName();
    return LIBRARIES.stream().anyMatch(name::startsWith);
  }

  private static Path homeOfApplication() {
    try {
      return Path.of(
          ProducerApplication.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException("the application's class path is not known", e);
    }
  }
}
