package io.github.reusewatch.demo.bench;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The results for scripts. What was not measured is null. */
final class ResultJson {
  private static final int SCHEMA = 1;
  private static final double RATIO_DECIMALS = 1e4;

  private static final Gson GSON =
      new GsonBuilder().setPrettyPrinting().disableHtmlEscaping().serializeNulls().create();

  private ResultJson() {}

  static String of(Results results) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("schema", SCHEMA);
    json.put("machine", results.machine());
    json.put("settings", settings(results.settings()));
    json.put("complete", results.complete());
    json.put("ratios", ratios(results.measurements()));
    json.put("targets", Target.of(results));
    json.put("startup", startup(results.starts()));
    json.put("cells", cells(results.measurements()));
    json.put("failures", failures(results.measurements()));
    return GSON.toJson(json) + "\n";
  }

  private static Map<String, Object> settings(Settings settings) {
    Timing timing = settings.timing();
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("broker", settings.realBroker() ? "real" : "scripted");
    json.put("forks", timing.forks());
    json.put("starts", timing.starts());
    json.put("warmUpMillis", timing.warmUp().toMillis());
    json.put("rounds", timing.rounds());
    json.put("roundMillis", timing.round().toMillis());
    return json;
  }

  /** Of each variant and load, as the median over the rounds. */
  private static Map<String, Object> ratios(Measurements measurements) {
    Map<String, Object> json = new LinkedHashMap<>();
    for (Cell cell : measurements.cells()) {
      for (Variant variant : measurements.variants(cell)) {
        for (Ratio ratio : Ratio.values()) {
          Optional<Spread> spread = ratio.of(measurements, cell, variant);
          if (variant != Variant.BARE && spread.isPresent()) {
            object(json, variant.toString()).put(ratio.key(cell), rounded(spread.get().median()));
          }
        }
      }
    }
    return json;
  }

  private static Map<String, Object> cells(Measurements measurements) {
    Map<String, Object> json = new LinkedHashMap<>();
    for (Cell cell : measurements.cells()) {
      Map<String, Object> variants = new LinkedHashMap<>();
      for (Variant variant : measurements.variants(cell)) {
        variants.put(variant.toString(), variant(measurements, cell, variant));
      }
      Map<String, Object> load = new LinkedHashMap<>();
      load.put("recordSize", cell.size().bytes());
      load.put("threads", cell.threads());
      load.put("acks", cell.acks());
      load.put("compression", cell.compression());
      load.put("batchSize", cell.batch().bytes());
      load.put("rate", cell.rate());
      load.put("variants", variants);
      json.put(cell.key(), load);
    }
    return json;
  }

  private static Map<String, Object> variant(
      Measurements measurements, Cell cell, Variant variant) {
    Map<String, Object> json = new LinkedHashMap<>();
    for (Figure figure : Figure.values()) {
      json.put(figure.key(), measurements.spread(cell, variant, figure).orElse(null));
    }
    Map<String, Object> against = new LinkedHashMap<>();
    for (Ratio ratio : Ratio.values()) {
      against.put(ratio.key(cell), ratio.of(measurements, cell, variant).orElse(null));
    }
    json.put("againstBare", against);
    List<Object> forks = new ArrayList<>();
    for (ForkResult each : measurements.of(cell, variant)) {
      Map<String, Object> fork = new LinkedHashMap<>();
      fork.put("round", each.fork().round());
      fork.put("brokerCpu", each.brokerCpu());
      fork.put("measured", each.measured());
      forks.add(fork);
    }
    json.put("forks", forks);
    return json;
  }

  private static Map<String, Object> startup(Starts starts) {
    Map<String, Object> json = new LinkedHashMap<>();
    for (Variant variant : starts.variants()) {
      Map<String, Object> one = new LinkedHashMap<>();
      one.put("wallMillis", starts.spread(variant, Start::wallMillis).orElse(null));
      one.put("cpuMillis", starts.spread(variant, Start::cpuMillis).orElse(null));
      one.put("addedWallMillis", starts.added(variant, Start::wallMillis).orElse(null));
      one.put("addedCpuMillis", starts.added(variant, Start::cpuMillis).orElse(null));
      one.put("starts", starts.of(variant));
      json.put(variant.toString(), one);
    }
    return json;
  }

  private static List<Object> failures(Measurements measurements) {
    List<Object> json = new ArrayList<>();
    for (ForkResult each : measurements.failed()) {
      json.add(Map.of("fork", each.fork().name(), "failure", each.failure()));
    }
    return json;
  }

  @SuppressWarnings("unchecked") // only this class puts anything into these maps
  private static Map<String, Object> object(Map<String, Object> parent, String key) {
    return (Map<String, Object>) parent.computeIfAbsent(key, k -> new LinkedHashMap<>());
  }

  private static double rounded(double value) {
    return Math.round(value * RATIO_DECIMALS) / RATIO_DECIMALS;
  }
}
