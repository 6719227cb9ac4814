package io.github.reusewatch.demo.story;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.reusewatch.demo.cve.CveOptions;
import io.github.reusewatch.demo.run.Results;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;

class DemoTest {
  @TempDir private Path folder;
  private Path agent;

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @BeforeEach
  void createAgent() throws IOException {
    agent = Files.createFile(folder.resolve("agent.jar"));
  }

  private CommandLine command() {
    return Demo.commandLine().setOut(new PrintWriter(out, true)).setErr(new PrintWriter(err, true));
  }

  private Options options(String... arguments) {
    CommandLine command = command();
    command.parseArgs(arguments);
    return command.<Demo>getCommand().options();
  }

  @Test
  void theBugAndTheAgentAreTheDefault() {
    Options options = options("--agent=" + agent);

    assertThat(options.fixed()).isFalse();
    assertThat(options.quiet()).isFalse();
    assertThat(options.agent()).contains(agent);
    assertThat(options.results().folder())
        .isEqualTo(Path.of("demo-app/target/demo").toAbsolutePath());
  }

  @Test
  void everyOption() {
    Options options = options("--fixed", "--quiet", "--no-agent", "--results=" + folder);

    assertThat(options).isEqualTo(new Options(true, true, Optional.empty(), new Results(folder)));
  }

  @Test
  void cveHasAFolderOfItsOwn() {
    CommandLine command = command();
    command.parseArgs("--cve", "--fixed", "--no-agent", "--results=" + folder, "--clients=/c");

    assertThat(command.<Demo>getCommand().cveOptions())
        .isEqualTo(new CveOptions(true, Optional.empty(), folder.resolve("cve"), Path.of("/c")));
  }

  @Test
  void cveWithoutItsClientsBreaksOff() {
    assertThat(command().execute("--cve", "--agent=" + agent, "--clients=" + folder)).isEqualTo(3);
    assertThat(err.toString()).contains("one kafka-clients jar in " + folder.resolve("affected"));
  }

  @ParameterizedTest
  @CsvSource({
    "--fixd, Unknown option: '--fixd'",
    "benhc, Unmatched argument at index 0: 'benhc'",
    "--fixed=yes, Invalid value for option '--fixed'",
    "--agent=/no/such.jar, there is no agent at /no/such.jar"
  })
  void wrongArgumentIsNamed(String argument, String message) {
    assertThat(command().execute(argument)).isEqualTo(2);
    assertThat(err.toString()).contains(message).contains("See ./demo-app/run --help");
    assertThat(out.toString()).isEmpty();
  }

  @Test
  void quietAndCveExcludeEachOther() {
    assertThat(command().execute("--quiet", "--cve", "--agent=" + agent)).isEqualTo(2);
    assertThat(err.toString()).contains("--quiet and --cve exclude each other");
  }

  @Test
  void wrongArgumentHasASuggestion() {
    command().execute("--fixd");

    assertThat(err.toString()).contains("--fixed");
  }

  @Test
  void help() {
    assertThat(command().execute("--help")).isZero();
    assertThat(out.toString())
        .contains("--fixed", "--quiet", "--cve", "--no-agent", "Exit status:");
    assertThat(err.toString()).isEmpty();
  }
}
