package io.github.reusewatch.core.config;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class OptionsDocumentationTest {
  /** From the module's folder, in which Maven runs the tests. */
  private static final Path PAGE = Path.of("..", "docs", "options.md");

  @Test
  void thePageHoldsTheTableOfTheList() throws IOException {
    String table =
        Files.readAllLines(PAGE).stream()
            .filter(line -> line.startsWith("|"))
            .map(line -> line + "\n")
            .collect(Collectors.joining());
    assertThat(table)
        .as("the table in docs/options.md; replace it with what OptionTable.markdown() gives")
        .isEqualTo(OptionTable.markdown());
    assertThat(Files.readString(PAGE)).contains("\n\n" + OptionTable.markdown() + "\n");
  }

  @Test
  void everyOptionOfTheNotesExists() throws IOException {
    assertThat(
            Files.readAllLines(PAGE).stream()
                .filter(line -> line.startsWith("### "))
                .map(line -> line.substring(4).replace("`", ""))
                .flatMap(keys -> Arrays.stream(keys.split(", ", -1))))
        .isNotEmpty()
        .isSubsetOf(Options.ALL.stream().map(Option::key).collect(Collectors.toList()));
  }
}
