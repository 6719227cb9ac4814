package io.github.reusewatch.pool;

import io.github.reusewatch.broker.Arrival;
import io.github.reusewatch.broker.Tls;
import io.github.reusewatch.broker.Transport;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** One scenario over one transport: what was sent, what came of it, and what arrived. */
public final class PoolPlay {
  private PoolPlay() {}

  /**
   * Plays it.
   *
   * @param setting {@code name=value} for the producer, or empty
   * @param keyStore of the brokers; empty for plaintext
   * @return lines of fields separated by tabs
   */
  public static List<String> play(String plotName, String clientId, String setting, String keyStore)
      throws Exception {
    Plot plot = Plot.valueOf(plotName);
    Transport transport =
        keyStore.isEmpty() ? Transport.PLAINTEXT : Tls.withKeyOf(Path.of(keyStore));
    PoolScenario scenario = plot.scenario();
    Map<String, Object> settings = new HashMap<>(scenario.settings());
    settings.put("client.id", clientId);
    if (!setting.isEmpty()) {
      settings.put(setting.split("=", 2)[0], setting.split("=", 2)[1]);
    }
    try (Stage stage = new Stage(transport, settings)) {
      scenario.play(stage);
      stage.producer().flush();
      // A producer that is closed without patience may take what its pool is owed with it.
      boolean full = plot.harm() == Harm.NONE_YET || stage.memory().comesBackInFull();
      stage.producer().close();
      if (!stage.cluster().failures().isEmpty()) {
        throw new IllegalStateException("a broker failed", stage.cluster().failures().get(0));
      }
      return lines(stage, full);
    }
  }

  private static List<String> lines(Stage stage, boolean full) {
    List<String> lines = new ArrayList<>();
    for (Arrival arrival : stage.cluster().arrivals()) {
      boolean corrupt = arrival.corrupt() || arrival.acknowledgedBefore();
      lines.add(
          String.join(
              "\t",
              corrupt ? "corrupt" : "sound",
              arrival.topicPartition(),
              Long.toString(arrival.baseOffset()),
              String.join(" ", arrival.batch().cells().keySet()),
              arrival.toString()));
    }
    stage.sendings().forEach(each -> lines.add("sent\t" + each.record() + "\t" + each.outcome()));
    lines.add(
        "memory\t"
            + (full ? "full" : stage.memory().available() + " of " + stage.memory().total()));
    return lines;
  }
}
