package io.github.reusewatch.it;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import io.github.reusewatch.corpus.Answer;
import io.github.reusewatch.corpus.Trial;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What the agent said, by trial. */
final class Answers {
  private Answers() {}

  /**
   * By the names of the trials, and of what is nobody's.
   *
   * @param prefix of the topics' names
   */
  static Map<String, List<Answer>> byTrial(
      Collection<JsonObject> findings, Collection<Trial> trials, String prefix) {
    Map<String, String> trialOf = new HashMap<>();
    for (Trial trial : trials) {
      trialOf.put(prefix + trial.name(), trial.name());
      trial.topics(prefix).keySet().forEach(topic -> trialOf.put(topic, trial.name()));
    }
    Map<String, List<Answer>> answers = new TreeMap<>();
    for (JsonObject finding : findings) {
      String topic = finding.getAsJsonObject("record").get("topic").getAsString();
      answers
          .computeIfAbsent(trialOf.getOrDefault(topic, topic), name -> new ArrayList<>())
          .add(answer(finding));
    }
    return answers;
  }

  private static Answer answer(JsonObject finding) {
    JsonElement note = finding.get("note");
    return new Answer(
        finding.get("kind").getAsString(),
        finding.get("wire").getAsString(),
        finding.get("severity").getAsString(),
        finding.getAsJsonObject("record").get("role").getAsString(),
        finding.get("outcome").getAsString(),
        note == null || note.isJsonNull() ? null : note.getAsString());
  }
}
