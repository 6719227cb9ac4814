package io.github.reusewatch.demo.bench;

import io.github.reusewatch.demo.run.ClassPath;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The command line of each process of the measurement. */
final class JavaCommand {
  /** What client, broker and clocks need. */
  private static final List<String> LIBRARIES =
      List.of("kafka-clients", "lz4-java", "snappy-java", "zstd-jni", "slf4j-", "HdrHist", "gson");

  private JavaCommand() {}

  static List<String> of(List<String> jvmOptions, Class<?> main, List<String> arguments) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(jvmOptions);
    command.addAll(
        List.of(
            // Ctrl-C leaves no time to remove the file.
            "-XX:-UsePerfData",
            "-Dorg.slf4j.simpleLogger.defaultLogLevel=warn",
            "-cp",
            ClassPath.of(main, Stream.empty(), LIBRARIES),
            main.getName()));
    command.addAll(arguments);
    return command;
  }
}
