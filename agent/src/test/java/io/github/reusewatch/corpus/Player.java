package io.github.reusewatch.corpus;

import java.util.ArrayList;
import java.util.List;

/**
 * Plays trials, and prints what it did: {@code sent} and where, for each record that the broker
 * has, then {@code played}, or {@code failed} and why, for each trial.
 */
final class Player {
  private final String prefix;
  private final Producers producers;

  /**
   * @param prefix of the topics' names
   */
  Player(String prefix, Producers producers) {
    this.prefix = prefix;
    this.producers = producers;
  }

  void play(Trial trial) {
    List<String> lines = new ArrayList<>();
    try {
      Stage stage = new Stage(trial.variant(), prefix + trial.name(), producers);
      trial.scenario().play(stage);
      stage.end().forEach(sent -> lines.add("sent " + sent));
      lines.add("played " + trial.name());
    } catch (Exception e) {
      lines.add("failed " + trial.name() + ": " + e);
    }
    System.out.println(String.join("\n", lines));
  }
}
