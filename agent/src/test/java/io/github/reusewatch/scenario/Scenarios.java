package io.github.reusewatch.scenario;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;

/**
 * Runs scenarios by name: the bootstrap servers, a suffix for the topics' names, then the
 * scenarios, or none for all. Prints a line when one has ended as it should.
 */
public final class Scenarios {
  private Scenarios() {}

  public static void main(String[] arguments) throws Exception {
    Map<String, Scenario> wanted = new LinkedHashMap<>();
    for (int i = 2; i < arguments.length; i++) {
      wanted.put(arguments[i], all().get(arguments[i]));
    }
    try (Cluster cluster = new Cluster(arguments[0])) {
      for (Map.Entry<String, Scenario> scenario : (wanted.isEmpty() ? all() : wanted).entrySet()) {
        String topic = scenario.getKey() + arguments[1];
        if (!scenario.getKey().endsWith("-missing")) {
          cluster.createTopic(topic);
        }
        scenario.getValue().run(cluster, topic);
        System.out.println("ended " + scenario.getKey());
      }
    }
  }

  private static Map<String, Scenario> all() {
    Map<String, Scenario> all = new TreeMap<>();
    ChangedBeforeSend.addTo(all);
    ChangedDuringSend.addTo(all);
    ChangedBeforeAck.addTo(all);
    HonestSends.addTo(all);
    return all;
  }
}
