package io.github.reusewatch.it;

import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;

/** Lays out what applications are delivered as. */
final class ApplicationFiles {
  private static final String APPS = "io/github/reusewatch/apps";

  private ApplicationFiles() {}

  /**
   * The classes of one application, in their packages below a folder.
   *
   * @param application the last part of its package's name
   */
  static void copyClasses(String application, Path target) throws IOException {
    Path packageFolder = target.resolve(APPS).resolve(application);
    Files.createDirectories(packageFolder);
    try (Stream<Path> classes =
        Files.list(ForkedJvm.testClasses().resolve(APPS).resolve(application))) {
      for (Path each : (Iterable<Path>) classes::iterator) {
        Files.copy(each, packageFolder.resolve(each.getFileName().toString()));
      }
    }
  }

  /**
   * The classes of one application as a jar.
   *
   * @param serviceFileAndLine a text file to add, and the line in it; or none
   */
  static void jarOfClasses(String application, Path jar, String... serviceFileAndLine)
      throws IOException {
    try (FileSystem zip = FileSystems.newFileSystem(jar, Map.of("create", "true"))) {
      copyClasses(application, zip.getPath("/"));
      for (int i = 0; i < serviceFileAndLine.length; i += 2) {
        Path file = zip.getPath(serviceFileAndLine[i]);
        Files.createDirectories(file.getParent());
        Files.writeString(file, serviceFileAndLine[i + 1]);
      }
    }
  }

  /** Jars from the class path of the tests, by a regular expression for their artifacts' names. */
  static void copyLibraries(String artifacts, Path target) throws IOException {
    Files.createDirectories(target);
    for (String library : ForkedJvm.libraries(artifacts)) {
      Files.copy(Path.of(library), target.resolve(Path.of(library).getFileName()));
    }
  }
}
