package io.github.reusewatch.it;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The lines of {@code io.github.reusewatch.writers} that write, by their markers. */
final class MarkedLines {
  private static final Path SOURCES = Path.of("src/test/java/io/github/reusewatch/writers");
  private static final Pattern MARKER = Pattern.compile(" // writes: (\\S+)$");

  private final Map<String, String> places = new HashMap<>();

  MarkedLines() {
    try (Stream<Path> folder = Files.list(SOURCES)) {
      for (Path source : folder.collect(Collectors.toList())) {
        read(source);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void read(Path source) throws IOException {
    List<String> lines = Files.readAllLines(source);
    for (int i = 0; i < lines.size(); i++) {
      Matcher marker = MARKER.matcher(lines.get(i));
      if (marker.find()) {
        String place = "(" + source.getFileName() + ":" + (i + 1) + ")";
        String other = places.put(marker.group(1), place);
        if (other != null) {
          throw new AssertionError(marker.group(1) + " at " + other + " and at " + place);
        }
      }
    }
  }

  /** The end of its stack frame, as {@code (OwnStores.java:15)}. */
  String of(String id) {
    String place = places.get(id);
    if (place == null) {
      throw new AssertionError("no line is marked with: // writes: " + id);
    }
    return place;
  }
}
