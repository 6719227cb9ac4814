package io.github.reusewatch.demo.bench;

import static io.github.reusewatch.demo.bench.Forks.failed;
import static io.github.reusewatch.demo.bench.Forks.measurements;
import static io.github.reusewatch.demo.bench.Forks.ran;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ResultsTest {
  private static final Cell SMALL = Cell.BASE.withSize(Size.of("100B"));

  private final Results results =
      new Results(
          new Machine("cpu", 2, "os", "jdk", "4.3.1", "0.1.0", null, "2026-12-01T00:00:00Z"),
          new Settings(
              Map.of(Cell.BASE, List.of(Variant.values())),
              new Timing(2, 2, Duration.ofSeconds(8), 4, Duration.ofSeconds(2)),
              false,
              new Agents(Path.of("a.jar"), Path.of("b.jar")),
              Path.of("results")),
          measurements(
              ran(1, Cell.BASE, Variant.BARE, 234.5678, 1_234_567, 700),
              ran(1, Cell.BASE, Variant.DEFAULT, 246.29619, 1_111_110.3, 1_100),
              ran(1, Cell.BASE, Variant.DISABLED, 234.5678, 1_234_567, 700),
              ran(1, Cell.BASE, Variant.OPENTELEMETRY, 469.1356, 617_283, 7_000),
              ran(1, SMALL, Variant.BARE, 1, 10, 100),
              failed(1, SMALL, Variant.DEFAULT)),
          new Starts(
              List.of(
                  new Start(1, Variant.BARE, 40, 50.0),
                  new Start(1, Variant.DEFAULT, 240, null),
                  new Start(1, Variant.OPENTELEMETRY, 1_040, 3_000.0))));

  private final JsonObject json = JsonParser.parseString(ResultJson.of(results)).getAsJsonObject();

  @Test
  void ratiosAreFoundByVariantAndKey() {
    JsonObject ratios = json.getAsJsonObject("ratios");
    assertThat(ratios.keySet()).containsExactly("enabled=false", "default", "opentelemetry");
    JsonObject ofDefault = ratios.getAsJsonObject("default");
    assertThat(ofDefault.get("cpu_1KiB").getAsDouble()).isEqualTo(1.05);
    assertThat(ofDefault.get("throughput_1KiB").getAsDouble()).isEqualTo(0.9);
    assertThat(ofDefault.get("allocation_1KiB_bytes").getAsDouble()).isEqualTo(400);
    assertThat(ofDefault.has("cpu_100B")).isFalse();
  }

  @Test
  void everyFigureOfEveryForkIsThere() {
    JsonObject bare =
        json.getAsJsonObject("cells")
            .getAsJsonObject("1KiB")
            .getAsJsonObject("variants")
            .getAsJsonObject("bare");
    for (Figure figure : Figure.values()) {
      assertThat(bare.has(figure.key())).as(figure.key()).isTrue();
    }
    assertThat(bare.getAsJsonObject("cpuMicrosPerRecord").keySet())
        .containsExactly("median", "min", "max");
    JsonObject fork = bare.getAsJsonArray("forks").get(0).getAsJsonObject();
    assertThat(fork.get("round").getAsInt()).isEqualTo(1);
    assertThat(fork.getAsJsonObject("measured").getAsJsonArray("rounds")).hasSize(2);
    assertThat(fork.getAsJsonObject("measured").get("rssMiB").isJsonNull()).isTrue();
  }

  @Test
  void aRunThatBrokeOffSaysSo() {
    assertThat(json.get("complete").getAsBoolean()).isFalse();
    assertThat(ResultText.of(results)).anyMatch(line -> line.contains("NOT COMPLETE"));
  }

  @Test
  void failuresAreNamed() {
    JsonObject failure = json.getAsJsonArray("failures").get(0).getAsJsonObject();
    assertThat(failure.get("fork").getAsString()).isEqualTo("100B-default-1");
    assertThat(failure.get("failure").getAsString()).contains("exit status 1, see its.log");
    assertThat(ResultText.of(results)).contains("- 100B-default-1: exit status 1, see its.log");
  }

  @Test
  void addedStartUp() {
    JsonObject start = json.getAsJsonObject("startup").getAsJsonObject("default");
    assertThat(start.getAsJsonObject("addedWallMillis").get("median").getAsDouble()).isEqualTo(200);
    assertThat(start.get("addedCpuMillis").isJsonNull()).isTrue();
  }

  @Test
  void targetsAreMetMissedOrNotMeasured() {
    assertThat(Target.of(results))
        .extracting(Target::name, Target::measured, Target::met)
        .contains(
            tuple("default: CPU per record, 1KiB", "1.050", true),
            tuple("default: throughput, 1KiB", "0.900", false),
            tuple("default: CPU per record, 100B", null, null),
            tuple("default: added CPU, 1KiB, part of OpenTelemetry's", "0.05", true),
            tuple("default: added start-up, part of OpenTelemetry's", "0.20", true),
            tuple("default: added start-up, ms", "200", false));
  }

  @Test
  void theTextFitsAHundredColumns() {
    assertThat(ResultText.of(results))
        .allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(100))
        .anySatisfy(line -> assertThat(line).startsWith("| default ").contains("1.050"));
  }
}
