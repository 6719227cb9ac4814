package io.github.reusewatch.core.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Each error is one line that names what is wrong, where it came from and what would be right. */
class OptionErrorsTest {
  @TempDir Path folder;

  @Test
  void unknownKeyNamesTheNearestOne() {
    assertThat(new Sources().argument("topic=orders").refusal())
        .isEqualTo("unknown option 'topic' (agent argument); did you mean 'topics'?");
  }

  @Test
  void theNearestKeyIsFoundWhateverTheCase() {
    assertThat(new Sources().argument("SHOWBYTES=true").refusal())
        .isEqualTo("unknown option 'SHOWBYTES' (agent argument); did you mean 'show-bytes'?");
  }

  @Test
  void unknownKeyOfASystemProperty() {
    assertThat(new Sources().property("reusewatch.max-inflight", "1").refusal())
        .isEqualTo(
            "unknown option 'max-inflight' (system property); did you mean 'max-in-flight'?");
  }

  @Test
  void unknownKeyOfTheEnvironment() {
    assertThat(new Sources().environment("REUSEWATCH_SHOWBYTES", "true").refusal())
        .isEqualTo("unknown option 'showbytes' (environment); did you mean 'show-bytes'?");
  }

  @ParameterizedTest
  @ValueSource(strings = {"sample", "Sample", "max_in_flight", "MAX_in_FLIGHT"})
  void aVariableThatIsNotInUpperCaseIsNoOption(String name) {
    assertThat(new Sources().environment("REUSEWATCH_" + name, "1"))
        .satisfies(
            sources ->
                assertThatExceptionOfType(BadOptionException.class)
                    .isThrownBy(sources::read)
                    .withMessageStartingWith("unknown option '")
                    .withMessageContaining(name + "' (environment)"));
  }

  @Test
  void unknownKeyOfAFile() throws IOException {
    Path file = file("loglevel=debug");
    assertThat(new Sources().argument("config=" + file).refusal())
        .isEqualTo("unknown option 'loglevel' (file " + file + "); did you mean 'log-level'?");
  }

  @ParameterizedTest
  @CsvSource({
    "enabled=flase, flase, enabled, true or false, false",
    "watch=sent,    sent,  watch,   record or send, send",
    "stacks=al,     al,    stacks,  sampled or all or off, all",
    "evidence=copies, copies, evidence, auto or hash or copy, copy",
    "report=wired,  wired, report,  all or wire, wire",
    "on-finding=exits, exits, on-finding, log or exit, exit",
    "log-level=inf, inf,   log-level, info or debug or warn, info",
    "log-level=WARN, WARN, log-level, info or debug or warn, warn",
    "enabled=FALSE, FALSE, enabled, true or false, false",
  })
  void badWordNamesTheNearestOne(
      String argument, String value, String key, String words, String nearest) {
    assertThat(new Sources().argument(argument).refusal())
        .isEqualTo(
            "bad value '%s' of option '%s' (agent argument): expected %s; did you mean '%s'?",
            value, key, words, nearest);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "sample          | 2     | a fraction in (0,1]",
        "sample          | 1e-3  | a fraction in (0,1]",
        "max-in-flight   | many  | a number from 1 to 100000000",
        "exit-code       | 256   | a number from 1 to 255",
        "exit-code       | +6    | a number from 1 to 255",
        "evidence-budget | 16MB  | a size such as 512KiB or 16MiB",
        "topics          | a b   | topic globs separated by ':' ('!' in front excludes) ('a b' matches no topic's name)",
        "topics          | a:!b/* | topic globs separated by ':' ('!' in front excludes) ('!b/*' matches no topic's name)",
        "stretch         | on    | FRACTION@DURATION such as 1%@2s or 0.01@200ms (or 'off')",
        "stretch         | 150%@2s | FRACTION@DURATION such as 1%@2s or 0.01@200ms ('150%' is neither a fraction in (0,1] nor a percentage in (0%,100%])",
        "stretch         | 1%@0s | FRACTION@DURATION such as 1%@2s or 0.01@200ms ('0s' is not a time such as 200ms or 2s)",
        "findings-file   | 50%   | a path (%p: pid, %h: host, %t: start time)",
      })
  void badValueNamesTheFormThatIsExpected(String key, String value, String form) {
    assertThat(new Sources().argument(key + "=" + value).refusal())
        .isEqualTo("bad value '%s' of option '%s' (agent argument): expected %s", value, key, form);
  }

  @Test
  void badValueNamesEachSource() throws IOException {
    Path file = file("sample=0");
    assertThat(new Sources().property("reusewatch.sample", "0").refusal())
        .contains("'0'", "'sample'", "(system property)");
    assertThat(new Sources().environment("REUSEWATCH_SAMPLE", "0").refusal())
        .contains("'0'", "'sample'", "(environment)");
    assertThat(new Sources().argument("config=" + file).refusal())
        .contains("'0'", "'sample'", "(file " + file + ")");
  }

  @Test
  void aKeyGivenTwiceIsRefused() {
    assertThat(new Sources().argument("sample=1,topics=*,sample=0.5").refusal())
        .isEqualTo("option 'sample' (agent argument) is given twice; keep one");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "topics              | topics",
        "=orders             | =orders",
        "topics=orders,sales | sales",
        "enabled=true,       | \"\"",
        "help,sample=1       | help",
      })
  void whatIsNoPairNamesTheFormAndBothSeparators(String argument, String pair) {
    assertThat(new Sources().argument(argument).refusal())
        .isEqualTo(
            "'%s' (agent argument) is not of the form key=value; options are separated by ',' and lists inside a value by ':'",
            pair);
  }

  @Test
  void aMissingFileNamesItsPathAndWhoNamedIt() {
    Path missing = folder.resolve("missing.properties");
    assertThat(new Sources().property("reusewatch.config", missing.toString()).refusal())
        .startsWith("cannot read the file '" + missing + "' of option 'config' (system property): ")
        .contains("NoSuchFileException")
        .endsWith("; name a readable properties file");
  }

  @Test
  void aFolderIsNoFile() {
    assertThat(new Sources().environment("REUSEWATCH_CONFIG", folder.toString()).refusal())
        .startsWith("cannot read the file '" + folder + "' of option 'config' (environment): ");
  }

  @Test
  void aFileThatIsNoPropertiesFile() throws IOException {
    Path file = file("topics=\\u00zz");
    assertThat(new Sources().argument("config=" + file).refusal())
        .startsWith("cannot read the file '" + file + "' of option 'config' (agent argument): ");
  }

  @Test
  void aFileThatIsNoText() throws IOException {
    Path file = Files.write(folder.resolve("binary"), new byte[] {(byte) 0xC3, (byte) 0x28});
    assertThat(new Sources().argument("config=" + file).refusal())
        .startsWith("cannot read the file '" + file + "' of option 'config' (agent argument): ");
  }

  @Test
  void aFileNamesNoOtherFile() throws IOException {
    Path file = file("config=other.properties");
    assertThat(new Sources().argument("config=" + file).refusal())
        .isEqualTo(
            "option 'config' (file %s) cannot be set in a file; set it as agent argument, system property or environment variable",
            file);
  }

  @Test
  void aPathThatIsNoneSaysWhatIsWrongWithIt() {
    assertThat(new Sources().argument("config=a\0b").refusal())
        .startsWith("bad value 'a\\u0000b' of option 'config' (agent argument): expected a path (")
        .endsWith(")");
  }

  @Test
  void controlCharactersAreShownAsTheirEscapes() throws IOException {
    assertThat(new Sources().argument("to\npi\tc\r=x").refusal())
        .isEqualTo(
            "unknown option 'to\\u000api\\u0009c\\u000d' (agent argument); did you mean 'topics'?");
    assertThat(new Sources().environment("REUSEWATCH_SAMPLE", "1\u001b[2J\u007f\u0085é").refusal())
        .isEqualTo(
            "bad value '1\\u001b[2J\\u007f\\u0085é' of option 'sample' (environment): expected a fraction in (0,1]");
    Path file = file("topics=a\\nb");
    assertThat(new Sources().argument("config=" + file).refusal())
        .isEqualTo(
            "bad value 'a\\u000ab' of option 'topics' (file %s): expected topic globs separated by ':' ('!' in front excludes) ('a\\u000ab' matches no topic's name)",
            file);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "topic=x",
        "sample=2",
        "stacks=some",
        "sample=1,sample=1",
        "topics",
        "config=missing.properties",
        "config=a\0b",
        "config=missing\nfile",
        "a\nb",
        "a\r\nb=1",
        "a\n=1,a\n=2",
        "sample=1\n",
        "stacks=\u0085all",
        "topics=a\nb",
        "findings-file=%\n",
      })
  void everyMessageIsOneLine(String argument) {
    assertThat(new Sources().argument(argument).refusal())
        .isNotBlank()
        .doesNotContainPattern("\\p{Cntrl}|[\\x80-\\x9f]");
  }

  private Path file(String line) throws IOException {
    return Files.writeString(folder.resolve("reusewatch.properties"), line + "\n");
  }
}
