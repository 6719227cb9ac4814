package io.github.reusewatch.demo.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;

class BenchCommandTest {
  @TempDir private Path folder;

  private final StringWriter err = new StringWriter();
  private final CommandLine command =
      new CommandLine(new BenchCommand()).setErr(new PrintWriter(err, true));

  @BeforeEach
  void createAgents() throws IOException {
    Files.createFile(folder.resolve("agent.jar"));
    Files.createFile(folder.resolve("other.jar"));
  }

  private Settings settings(String... arguments) {
    command.parseArgs(withAgents(arguments));
    return command.<BenchCommand>getCommand().settings();
  }

  private String[] withAgents(String... arguments) {
    List<String> all = new ArrayList<>(List.of(arguments));
    all.add("--agent=" + folder.resolve("agent.jar"));
    all.add("--opentelemetry=" + folder.resolve("other.jar"));
    all.add("--results=" + folder.resolve("results"));
    return all.toArray(new String[0]);
  }

  private static Duration expected(Settings settings) {
    int forks = Schedule.of(settings.cells(), settings.timing().forks()).size();
    return Progress.expected(settings, forks);
  }

  @Test
  void aboutAnHour() {
    assertThat(expected(settings())).isBetween(Duration.ofMinutes(50), Duration.ofMinutes(75));
  }

  @Test
  void quickTakesAboutTenMinutes() {
    Settings settings = settings("--quick");

    assertThat(expected(settings)).isBetween(Duration.ofMinutes(7), Duration.ofMinutes(11));
    assertThat(settings.cells().keySet())
        .extracting(Cell::key)
        .containsExactly("1KiB", "100B", "1KiB_8threads");
    assertThat(settings.cells()).containsEntry(Cell.BASE, List.of(Variant.values()));
  }

  @Test
  void everyOption() {
    Settings settings =
        settings(
            "--sizes=10KiB",
            "--threads=2",
            "--acks=0",
            "--compression=zstd",
            "--batch-size=1KiB",
            "--rate=700",
            "--variants=bare,pool=protect",
            "--forks=7",
            "--starts=0",
            "--warm-up=0.5",
            "--rounds=9",
            "--round=3",
            "--broker=real");

    Cell cell = new Cell(Size.of("10KiB"), 2, "0", "zstd", Size.of("1KiB"), 700);
    assertThat(settings.cells())
        .containsOnlyKeys(cell)
        .containsEntry(cell, List.of(Variant.BARE, Variant.PROTECT));
    assertThat(settings.timing())
        .isEqualTo(new Timing(7, 0, Duration.ofMillis(500), 9, Duration.ofSeconds(3)));
    assertThat(settings.realBroker()).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "--sizes=1MB; '1MB' is no size",
        "--variants=fast; there is no variant 'fast', only bare, enabled=false",
        "--acks=2; --acks has '2': give one of 0, 1, all",
        "--compression=lzma; --compression has 'lzma': give one of none",
        "--threads=0; --threads has 0: give 1 to 64",
        "--rate=-1; --rate has -1: give 0 or more",
        "--forks=0; --forks is 0: give 1 or more",
        "--round=0; --round is 0.0: give seconds",
        "--broker=none; Invalid value for option '--broker'",
        "--agent=/no/such.jar; there is no /no/such.jar, which the variant enabled=false needs"
      })
  void wrongArgumentIsNamed(String argument, String message) {
    String[] arguments =
        argument.startsWith("--agent") ? new String[] {argument} : withAgents(argument);

    assertThat(command.execute(arguments)).isEqualTo(2);
    assertThat(err.toString()).contains(message);
  }

  @Test
  void whatIsNotMeasuredNeedNotBeThere() {
    command.parseArgs("--variants=bare,interceptor", "--agent=/no/such.jar");

    assertThat(command.<BenchCommand>getCommand().settings().started())
        .containsExactly(Variant.BARE);
  }
}
