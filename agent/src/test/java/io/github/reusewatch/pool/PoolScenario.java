package io.github.reusewatch.pool;

import java.util.Map;

/** What an application and its brokers do. */
interface PoolScenario {
  /** Of the producer; the others have {@link Stage}'s values. */
  default Map<String, Object> settings() {
    return Map.of();
  }

  void play(Stage stage) throws Exception;
}
