package io.github.reusewatch.it;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Where a statement stands in the source of an application, as the end of a stack frame. */
final class SourceLine {
  private SourceLine() {}

  /**
   * The place in parentheses, as {@code (OrderService.java:15)}.
   *
   * @param applicationClass below {@code io.github.reusewatch.apps}, as {@code spring.OrderService}
   * @param statement a part of the one line that is meant
   */
  static String of(String applicationClass, String statement) {
    Path source =
        Path.of("src/test/java/io/github/reusewatch/apps")
            .resolve(applicationClass.replace('.', '/') + ".java");
    try {
      List<String> lines = Files.readAllLines(source);
      List<Integer> numbers =
          IntStream.range(0, lines.size())
              .filter(i -> lines.get(i).contains(statement))
              .mapToObj(i -> i + 1)
              .collect(Collectors.toList());
      if (numbers.size() != 1) {
        throw new AssertionError(statement + " in lines " + numbers + " of " + source);
      }
      return "(" + source.getFileName() + ":" + numbers.get(0) + ")";
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * The comment at the end of the line that a frame names.
   *
   * @param folder of the application, below {@code apps}
   * @return the class and the comment
   */
  static String comment(String folder, String frame) {
    Matcher place = Pattern.compile("\\((\\w+)\\.java:(\\d+)\\)").matcher(frame);
    assertThat(place.find()).as(frame).isTrue();
    try {
      List<String> lines =
          Files.readAllLines(
              Path.of("src/test/java/io/github/reusewatch/apps", folder, place.group(1) + ".java"));
      String line = lines.get(Integer.parseInt(place.group(2)) - 1);
      return place.group(1) + line.substring(line.lastIndexOf("//") + 2);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
