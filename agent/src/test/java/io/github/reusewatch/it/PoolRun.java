package io.github.reusewatch.it;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import io.github.reusewatch.pool.PoolScenarios;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Plays cells of the matrix, all in one JVM with the packaged agent in their mode. */
final class PoolRun {
  private final PoolMode mode;
  private final Map<String, PoolCell> cells = new LinkedHashMap<>();

  private PoolRun(PoolMode mode, List<PoolCell> cells) {
    this.mode = mode;
    cells.forEach(cell -> this.cells.put(cell.id(), cell));
  }

  /**
   * Puts into each of the cells what was seen and said.
   *
   * @param cells new ones of one mode
   * @param folder for what the JVM writes
   */
  static void play(PoolMode mode, List<PoolCell> cells, Path folder) throws IOException {
    new PoolRun(mode, cells).play(folder);
  }

  private void play(Path folder) throws IOException {
    Path seen = folder.resolve("seen");
    ForkedJvm.Ended jvm =
        ForkedJvm.in(folder)
            .classPath(withoutClient())
            .agentArgument("pool=" + mode.option())
            .withFindingsFile()
            .timeout(Duration.ofMinutes(6))
            .run(PoolScenarios.class, arguments(seen, folder));
    assertThat(jvm.exitStatus).as(jvm.stdout + jvm.stderr).isZero();
    assertThat(jvm.stderr)
        .doesNotContain("errors of the agent's own")
        .doesNotContain("an error of its own")
        .doesNotContain("not watching");
    for (String line : Files.readAllLines(seen)) {
      String[] fields = line.split("\t", -1);
      cells.get(fields[0]).seen().add(Arrays.copyOfRange(fields, 1, fields.length));
    }
    for (JsonObject finding : jvm.findings()) {
      String clientId = finding.getAsJsonObject("producer").get("clientId").getAsString();
      cells.get(clientId).findings().add(finding);
    }
  }

  private String[] arguments(Path seen, Path folder) {
    List<String> arguments = new ArrayList<>(List.of(seen.toString(), folder.toString()));
    Map<ClientUnderTest, String> scenarios =
        cells.values().stream()
            .collect(
                Collectors.groupingBy(
                    PoolCell::client,
                    LinkedHashMap::new,
                    Collectors.mapping(PoolCell::scenario, Collectors.joining(","))));
    scenarios.forEach(
        (client, names) ->
            arguments.addAll(
                List.of(client.label(), client.jar().toString(), client.setting(), names)));
    return arguments.toArray(String[]::new);
  }

  private static List<String> withoutClient() {
    return ForkedJvm.applicationClassPath().stream()
        .filter(entry -> !entry.contains("kafka-clients"))
        .collect(Collectors.toList());
  }
}
