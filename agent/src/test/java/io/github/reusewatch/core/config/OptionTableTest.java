package io.github.reusewatch.core.config;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class OptionTableTest {
  /** As one line, so that it does not matter where the help breaks its lines. */
  private static final String HELP = OptionTable.text().replaceAll("\\s+", " ");

  @Test
  void theHelpHasEveryOptionWithItsValuesAndMeaning() {
    assertThat(Options.ALL)
        .allSatisfy(
            option ->
                assertThat(HELP)
                    .contains(option.key() + " " + option.values() + " " + option.meaning()));
  }

  @Test
  void theHelpSaysWhereOptionsAreSet() {
    assertThat(HELP)
        .contains("-javaagent:reusewatch-agent.jar=key=value,key=value")
        .contains("':'")
        .contains("reusewatch.KEY")
        .contains("REUSEWATCH_KEY")
        .contains("config");
  }

  @Test
  void theHelpKeepsMeaningsToAColumnAndEndsItsLastLine() {
    assertThat(OptionTable.text()).endsWith("\n");
    assertThat(OptionTable.text().lines().filter(line -> line.startsWith(" ".repeat(19))))
        .isNotEmpty()
        .allMatch(line -> line.length() <= 91)
        .noneMatch(line -> line.endsWith(" "));
  }

  @Test
  void linesEndAlikeOnAllSystems() {
    assertThat(OptionTable.text()).doesNotContain("\r");
    assertThat(OptionTable.markdown()).doesNotContain("\r");
  }

  @Test
  void theTableHasOneRowOfThreeCellsForEachOption() {
    String[] lines = OptionTable.markdown().split("\n", -1);
    assertThat(lines).hasSize(2 + Options.ALL.size() + 1);
    assertThat(lines[lines.length - 1]).isEmpty();
    for (int i = 0; i < Options.ALL.size(); i++) {
      Option<?> option = Options.ALL.get(i);
      assertThat(lines[2 + i].split(" *\\| *", -1))
          .containsExactly("", "`" + option.key() + "`", option.values(), option.meaning(), "");
    }
  }
}
