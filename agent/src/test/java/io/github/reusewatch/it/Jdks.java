package io.github.reusewatch.it;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Optional;
import java.util.Properties;
import java.util.stream.Stream;

/** The JDKs on this machine. */
final class Jdks {
  private Jdks() {}

  /** The one that runs the tests. */
  static Path current() {
    return java(Path.of(System.getProperty("java.home")));
  }

  /** The newest that is installed in the same folder as this one, if it is newer. */
  static Optional<Path> newestBeside() {
    try (Stream<Path> homes =
        Files.list(Path.of(System.getProperty("java.home")).toRealPath().getParent())) {
      return homes
          .filter(
              home -> Files.isExecutable(java(home)) && version(home) > Runtime.version().feature())
          .max(Comparator.comparingInt(Jdks::version))
          .map(Jdks::java);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The one that runs the tests, and the newest beside it. */
  static Stream<Path> currentAndNewest() {
    return Stream.concat(Stream.of(current()), newestBeside().stream());
  }

  /** The feature version of a JDK: 17, for example. */
  static int versionOf(Path javaExecutable) {
    return version(javaExecutable.getParent().getParent());
  }

  private static Path java(Path home) {
    return home.resolve("bin").resolve("java");
  }

  private static int version(Path home) {
    Properties release = new Properties();
    try (InputStream in = Files.newInputStream(home.resolve("release"))) {
      release.load(in);
      return Runtime.Version.parse(release.getProperty("JAVA_VERSION").replace("\"", "")).feature();
    } catch (IOException | RuntimeException e) {
      return 0;
    }
  }
}
