package io.github.reusewatch.it;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A Java process with the packaged agent attached, as a user starts one. */
final class ForkedJvm {
  static final Path AGENT = Path.of("target", "reusewatch-agent.jar").toAbsolutePath();

  /** Kafka's client and what it needs: artifacts' names. */
  static final String CLIENT = "kafka-clients|lz4-java|snappy-java|zstd-jni|slf4j-api|slf4j-simple";

  private final Path folder;
  private final List<String> jvmArguments = new ArrayList<>();
  private final List<String> jvmArgumentsAfterAgent = new ArrayList<>();
  private final Map<String, String> environment = new LinkedHashMap<>();
  private Path java = Path.of(System.getProperty("java.home"), "bin", "java");
  private List<String> classPath = applicationClassPath();
  private String agentArgument = "";
  private boolean withAgent = true;
  private Duration timeout = Duration.ofMinutes(3);

  private ForkedJvm(Path folder) {
    this.folder = folder;
  }

  /**
   * @param folder for what the process writes
   */
  static ForkedJvm in(Path folder) {
    return new ForkedJvm(folder);
  }

  ForkedJvm withoutAgent() {
    withAgent = false;
    return this;
  }

  ForkedJvm agentArgument(String argument) {
    agentArgument = argument;
    return this;
  }

  /** Writes the findings to a file that {@link Ended#findings} reads. */
  ForkedJvm withFindingsFile() {
    agentArgument =
        (agentArgument.isEmpty() ? "" : agentArgument + ",")
            + "findings-file="
            + folder.resolve("findings.jsonl");
    return this;
  }

  ForkedJvm jvmArguments(String... arguments) {
    jvmArguments.addAll(Arrays.asList(arguments));
    return this;
  }

  /** Behind the agent on the command line: for agents that are to start after it. */
  ForkedJvm jvmArgumentsAfterAgent(String... arguments) {
    jvmArgumentsAfterAgent.addAll(Arrays.asList(arguments));
    return this;
  }

  ForkedJvm environment(String name, String value) {
    environment.put(name, value);
    return this;
  }

  ForkedJvm java(Path javaExecutable) {
    java = javaExecutable;
    return this;
  }

  ForkedJvm classPath(List<String> entries) {
    classPath = entries;
    return this;
  }

  ForkedJvm timeout(Duration longest) {
    timeout = longest;
    return this;
  }

  Ended run(Class<?> main, String... arguments) {
    return run(main.getName(), arguments);
  }

  Ended run(String mainClass, String... arguments) {
    try {
      return await(start(mainClass, arguments));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  Ended await(Process process) {
    try {
      if (!process.waitFor(timeout.toSeconds(), TimeUnit.SECONDS)) {
        process.destroyForcibly().waitFor();
        throw new AssertionError(
            "did not end within "
                + timeout
                + "; stderr:\n"
                + Files.readString(folder.resolve("stderr")));
      }
      return new Ended(
          process.exitValue(),
          Files.readString(folder.resolve("stdout")),
          Files.readString(folder.resolve("stderr")),
          folder.resolve("findings.jsonl"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  Process start(String mainClass, String... arguments) throws IOException {
    List<String> command =
        new ArrayList<>(
            List.of(
                java.toString(),
                "-Xmx256m",
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-Dorg.slf4j.simpleLogger.defaultLogLevel=error"));
    command.addAll(jvmArguments);
    if (withAgent) {
      command.add("-javaagent:" + AGENT + (agentArgument.isEmpty() ? "" : "=" + agentArgument));
    }
    command.addAll(jvmArgumentsAfterAgent);
    if (!classPath.isEmpty()) {
      command.addAll(List.of("-cp", String.join(File.pathSeparator, classPath)));
    }
    if (mainClass != null) {
      command.add(mainClass);
    }
    command.addAll(Arrays.asList(arguments));
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .redirectOutput(folder.resolve("stdout").toFile())
            .redirectError(folder.resolve("stderr").toFile());
    builder.environment().putAll(environment);
    return builder.start();
  }

  /**
   * The scenarios and what they need: kafka-clients, not the agent's own classes, not the test
   * libraries.
   */
  static List<String> applicationClassPath() {
    return withTestClasses(libraries(CLIENT));
  }

  /**
   * Those, and the libraries that an application is built with.
   *
   * @param libraries a regular expression for their artifacts' names
   */
  static List<String> applicationClassPath(String libraries) {
    return withTestClasses(libraries(CLIENT + "|" + libraries));
  }

  private static List<String> withTestClasses(List<String> libraries) {
    return Stream.concat(Stream.of(testClasses().toString()), libraries.stream())
        .collect(Collectors.toList());
  }

  /** Jars from the class path of the tests, by a regular expression for their artifacts' names. */
  static List<String> libraries(String artifacts) {
    return testClassPath()
        .filter(entry -> entry.matches(".*/(" + artifacts + ")-[0-9][^/]*\\.jar"))
        .collect(Collectors.toList());
  }

  /** The folder of the compiled tests, scenarios and applications. */
  static Path testClasses() {
    return testClassPath()
        .filter(entry -> entry.endsWith("test-classes"))
        .map(Path::of)
        .findFirst()
        .orElseThrow();
  }

  private static Stream<String> testClassPath() {
    return Arrays.stream(
        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"))
            .split(File.pathSeparator, -1));
  }

  /** What a process left behind. */
  static final class Ended {
    final int exitStatus;
    final String stdout;
    final String stderr;
    private final Path findingsFile;

    private Ended(int exitStatus, String stdout, String stderr, Path findingsFile) {
      this.exitStatus = exitStatus;
      this.stdout = stdout;
      this.stderr = stderr;
      this.findingsFile = findingsFile;
    }

    /** Empty if there is no file. */
    List<JsonObject> findings() {
      try {
        return !Files.exists(findingsFile)
            ? List.of()
            : Files.readAllLines(findingsFile).stream()
                .map(line -> JsonParser.parseString(line).getAsJsonObject())
                .collect(Collectors.toList());
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
