package io.github.reusewatch.core.config;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.reusewatch.core.config.Choices.Stacks;
import io.github.reusewatch.core.config.Choices.Watch;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ConfigPrecedenceTest {
  @TempDir Path folder;
  private Path file;

  @BeforeEach
  void writeFile() throws IOException {
    file = Files.writeString(folder.resolve("reusewatch.properties"), "sample=0.4\n");
  }

  @ParameterizedTest(name = "set in the {0} strongest places left out: {2}")
  @CsvSource({
    "0, 0.1, agent argument",
    "1, 0.2, system property",
    "2, 0.3, environment",
    "3, 0.4, file",
    "4, 1.0, default",
  })
  void theStrongestSourceWins(int leftOut, double value, String source) throws BadOptionException {
    Sources sources = new Sources();
    if (leftOut < 4) {
      sources.environment("REUSEWATCH_CONFIG", file.toString());
    }
    if (leftOut < 3) {
      sources.environment("REUSEWATCH_SAMPLE", "0.3");
    }
    if (leftOut < 2) {
      sources.property("reusewatch.sample", "0.2");
    }
    if (leftOut < 1) {
      sources.argument("sample=0.1");
    }
    Config config = sources.read();
    assertThat(config.get(Options.SAMPLE)).isEqualTo(value);
    assertThat(config.source(Options.SAMPLE))
        .isEqualTo(source.equals("file") ? "file " + file : source);
  }

  @Test
  void optionsOfAllSourcesAddUp() throws BadOptionException {
    Config config =
        new Sources()
            .argument("watch=send,config=" + file)
            .property("reusewatch.exit-code", "3")
            .environment("REUSEWATCH_SHOW_BYTES", "true")
            .read();
    assertThat(config.get(Options.WATCH)).isEqualTo(Watch.SEND);
    assertThat(config.get(Options.EXIT_CODE)).isEqualTo(3);
    assertThat(config.get(Options.SHOW_BYTES)).isTrue();
    assertThat(config.get(Options.SAMPLE)).isEqualTo(0.4);
    assertThat(config.get(Options.STACKS)).isEqualTo(Stacks.SAMPLED);
  }

  @Test
  void theFileMayBeNamedByEachOfTheOtherSources() throws BadOptionException {
    assertThat(
            new Sources[] {
              new Sources().argument("config=" + file),
              new Sources().property("reusewatch.config", file.toString()),
              new Sources().environment("REUSEWATCH_CONFIG", file.toString())
            })
        .allSatisfy(sources -> assertThat(sources.read().get(Options.SAMPLE)).isEqualTo(0.4));
  }

  @Test
  void onlyTheFileOfTheStrongestSourceIsRead() throws BadOptionException {
    Config config =
        new Sources()
            .argument("config=" + file)
            .environment("REUSEWATCH_CONFIG", folder.resolve("missing").toString())
            .read();
    assertThat(config.get(Options.SAMPLE)).isEqualTo(0.4);
    assertThat(config.get(Options.CONFIG)).isEqualTo(file);
  }

  @Test
  void anEmptyValueTakesBackThePathOfAWeakerSource() throws BadOptionException {
    Config config =
        new Sources()
            .argument("findings-file=")
            .environment("REUSEWATCH_FINDINGS_FILE", "findings.jsonl")
            .read();
    assertThat(config.get(Options.FINDINGS_FILE)).isNull();
    assertThat(config.source(Options.FINDINGS_FILE)).isEqualTo("agent argument");
  }

  @ParameterizedTest(name = "an empty one as {0}")
  @ValueSource(strings = {"agent argument", "system property"})
  void anEmptyConfigTakesBackTheFileOfAWeakerSource(String source) throws BadOptionException {
    Sources sources = new Sources().environment("REUSEWATCH_CONFIG", file.toString());
    Config config =
        (source.equals("agent argument")
                ? sources.argument("config=")
                : sources.property("reusewatch.config", ""))
            .read();
    assertThat(config.get(Options.CONFIG)).isNull();
    assertThat(config.source(Options.CONFIG)).isEqualTo(source);
    assertThat(config.get(Options.SAMPLE)).isEqualTo(1.0);
    assertThat(config.source(Options.SAMPLE)).isEqualTo("default");
    assertThat(config.set()).containsExactly("config= (" + source + ")");
  }

  @Test
  void anEmptyConfigTakesNothingFromAStrongerSource() throws BadOptionException {
    Config config =
        new Sources().argument("config=" + file).environment("REUSEWATCH_CONFIG", "").read();
    assertThat(config.get(Options.CONFIG)).isEqualTo(file);
    assertThat(config.get(Options.SAMPLE)).isEqualTo(0.4);
  }

  @Test
  void aBadValueIsRefusedEvenWhereAStrongerSourceWins() {
    assertThat(new Sources().argument("sample=0.5").environment("REUSEWATCH_SAMPLE", "2").refusal())
        .startsWith("bad value '2' of option 'sample' (environment)");
  }

  @Test
  void withoutAnySourceAllIsDefault() throws BadOptionException {
    Config config = new Sources().read();
    assertThat(config.set()).isEmpty();
    assertThat(Options.ALL)
        .allSatisfy(option -> assertThat(config.source(option)).isEqualTo("default"));
    assertThat(config.get(Options.SAMPLE)).isEqualTo(1.0);
    assertThat(config.get(Options.CONFIG)).isNull();
  }

  @Test
  void anEmptyAgentArgumentSetsNothing() throws BadOptionException {
    assertThat(new Sources().argument("").read().set()).isEmpty();
  }

  @Test
  void foreignPropertiesAndVariablesAreNotLookedAt() throws BadOptionException {
    assertThat(
            new Sources()
                .property("sample", "2")
                .property("myreusewatch.sample", "2")
                .environment("SAMPLE", "2")
                .environment("MY_REUSEWATCH_SAMPLE", "2")
                .read()
                .set())
        .isEmpty();
  }

  @Test
  void whatWasSetIsToldInTheOrderOfTheHelpWithItsSource() throws BadOptionException {
    assertThat(
            new Sources()
                .argument("exit-code=3,sample=0.5")
                .property("reusewatch.topics", "orders:payments")
                .environment("REUSEWATCH_SAMPLE", "0.7")
                .read()
                .set())
        .containsExactly(
            "topics=orders:payments (system property)",
            "sample=0.5 (agent argument)",
            "exit-code=3 (agent argument)");
  }

  @Test
  void aValueInAFileMayHoldCommasAndEqualsSigns() throws Exception {
    Files.writeString(file, "findings-file=/tmp/a,b=c.jsonl\n");
    assertThat(new Sources().argument("config=" + file).read().get(Options.FINDINGS_FILE))
        .isEqualTo("/tmp/a,b=c.jsonl");
  }

  @Test
  void onlyTheFirstEqualsSignEndsTheKey() throws BadOptionException {
    assertThat(new Sources().argument("findings-file=a=b").read().get(Options.FINDINGS_FILE))
        .isEqualTo("a=b");
  }
}
