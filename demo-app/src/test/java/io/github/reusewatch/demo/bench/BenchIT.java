package io.github.reusewatch.demo.bench;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** The whole run, so short that its figures mean nothing. */
class BenchIT {
  @TempDir private Path folder;

  private int bench(String... more) {
    List<String> arguments =
        new ArrayList<>(
            List.of(
                "--sizes=1KiB",
                "--threads=2",
                "--acks=1",
                "--compression=lz4",
                "--batch-size=16KiB",
                "--forks=1",
                "--warm-up=0.2",
                "--rounds=2",
                "--round=0.2",
                "--results=" + folder));
    arguments.addAll(List.of(more));
    return new CommandLine(new BenchCommand()).execute(arguments.toArray(new String[0]));
  }

  private JsonObject result() throws IOException {
    return JsonParser.parseString(Files.readString(folder.resolve("result.json")))
        .getAsJsonObject();
  }

  @Test
  void measures() throws IOException {
    assertThat(bench("--variants=bare,interceptor", "--starts=1")).isZero();

    JsonObject result = result();
    assertThat(result.getAsJsonArray("failures")).isEmpty();
    assertThat(result.get("complete").getAsBoolean()).isTrue();
    JsonObject bare =
        result
            .getAsJsonObject("cells")
            .getAsJsonObject("1KiB_2threads_lz4")
            .getAsJsonObject("variants")
            .getAsJsonObject("bare");
    for (String figure :
        List.of("cpuMicrosPerRecord", "recordsPerSecond", "allocatedBytesPerRecord")) {
      assertThat(bare.getAsJsonObject(figure).get("median").getAsDouble()).as(figure).isPositive();
    }
    assertThat(
            result
                .getAsJsonObject("ratios")
                .getAsJsonObject("interceptor")
                .get("cpu_1KiB_2threads_lz4")
                .getAsDouble())
        .isPositive();
    assertThat(result.getAsJsonObject("startup").has("bare")).isTrue();
    assertThat(folder.resolve("result.md")).content().contains("| interceptor");
  }

  @Test
  void saysWhatFailedAndMeasuresTheRest() throws IOException {
    Path noAgent = Files.createFile(folder.resolve("no-agent.jar"));

    assertThat(bench("--variants=bare,opentelemetry", "--starts=0", "--opentelemetry=" + noAgent))
        .isEqualTo(1);

    JsonObject failure = result().getAsJsonArray("failures").get(0).getAsJsonObject();
    assertThat(failure.get("fork").getAsString()).isEqualTo("1KiB_2threads_lz4-opentelemetry-1");
    Path log = folder.resolve("logs").resolve("1KiB_2threads_lz4-opentelemetry-1.log");
    assertThat(failure.get("failure").getAsString()).contains("exit status 1", log.toString());
    assertThat(log).content().contains("no-agent.jar");
    assertThat(
            result()
                .getAsJsonObject("cells")
                .getAsJsonObject("1KiB_2threads_lz4")
                .getAsJsonObject("variants")
                .getAsJsonObject("bare")
                .getAsJsonArray("forks"))
        .hasSize(1);
  }
}
