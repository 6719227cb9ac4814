package io.github.reusewatch.demo.cve;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A release of kafka-clients.
 *
 * @param jar its file
 * @param version its number
 */
record ClientLibrary(Path jar, String version) {
  private static final Pattern NAME = Pattern.compile("kafka-clients-([0-9.]+)\\.jar");

  /** The build copies one into each folder, and alone knows its version. */
  static ClientLibrary in(Path folder) {
    List<ClientLibrary> found;
    try (Stream<Path> files = Files.list(folder)) {
      found = files.flatMap(ClientLibrary::of).toList();
    } catch (IOException missing) {
      found = List.of();
    }
    if (found.size() != 1) {
      throw new IllegalStateException(
          "there has to be one kafka-clients jar in %s, and there are %d. Put one there; in the default folder mvn clean and ./demo-app/run do"
              .formatted(folder, found.size()));
    }
    return found.get(0);
  }

  private static Stream<ClientLibrary> of(Path file) {
    Matcher name = NAME.matcher(file.getFileName().toString());
    return name.matches() ? Stream.of(new ClientLibrary(file, name.group(1))) : Stream.empty();
  }
}
