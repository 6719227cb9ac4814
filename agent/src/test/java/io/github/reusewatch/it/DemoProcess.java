package io.github.reusewatch.it;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.github.reusewatch.demo.story.Demo;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The demo in a process of its own, with the packaged agent. */
final class DemoProcess {
  private final Path folder;
  private final Path java;
  private final Map<String, String> environment = new HashMap<>();

  DemoProcess(Path folder, Path java) {
    this.folder = folder;
    this.java = java;
  }

  /** Of the demo and all its processes. */
  void environment(String name, String value) {
    environment.put(name, value);
  }

  ForkedJvm.Ended run(String... options) {
    ForkedJvm fork = ForkedJvm.in(folder).java(java).withoutAgent();
    environment.forEach(fork::environment);
    return fork.classPath(classPath())
        .jvmArguments("-Xmx512m", "-Ddemo.root=" + Path.of("..").toAbsolutePath().normalize())
        .run(
            Demo.class,
            Stream.concat(
                    Stream.of("--agent=" + ForkedJvm.AGENT, "--results=" + results()),
                    Arrays.stream(options))
                .toArray(String[]::new));
  }

  Path results() {
    return folder.resolve("demo");
  }

  /** The table of a run, by the folder of its results. */
  static JsonObject table(Path results) {
    try {
      return JsonParser.parseString(Files.readString(results.resolve("result.json")))
          .getAsJsonObject();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Everything but the tests and the agent. */
  private static List<String> classPath() {
    String all =
        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
    return Arrays.stream(all.split(File.pathSeparator, -1))
        .filter(entry -> !entry.endsWith("test-classes") && !entry.matches(".*/agent/target/.*"))
        .toList();
  }
}
