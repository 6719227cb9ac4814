package io.github.reusewatch.demo.story;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * The table as JSON: one flat object, in which the agent's rows are absent from a run without it.
 */
final class ResultFile {
  private static final Gson GSON =
      new GsonBuilder().setPrettyPrinting().disableHtmlEscaping().create();

  private ResultFile() {}

  static void write(Path file, Options options, Outcome outcome, List<String> failures)
      throws IOException {
    JsonObject json = new JsonObject();
    json.addProperty("application", options.fixed() ? "fixed" : "with the bug");
    json.addProperty("agent", options.agent().isPresent());
    json.addProperty("passed", failures.isEmpty());
    json.add("failures", GSON.toJsonTree(failures));
    json.addProperty("seconds", Math.round(outcome.seconds() * 10) / 10.0);
    json.addProperty("timedOutWrites", outcome.timeouts());
    addAll(json, outcome.delivery());
    if (options.agent().isPresent()) {
      addAll(json, outcome.flags());
    }
    Files.writeString(file, GSON.toJson(json) + "\n");
  }

  private static void addAll(JsonObject json, Object counts) {
    GSON.toJsonTree(counts)
        .getAsJsonObject()
        .entrySet()
        .forEach(e -> json.add(e.getKey(), e.getValue()));
  }
}
