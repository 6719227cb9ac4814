package io.github.reusewatch.scenario;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;

/**
 * What an application sees of the agent: prints a line a fact. Arguments: bootstrap servers, topic.
 */
public final class Surroundings {
  private Surroundings() {}

  public static void main(String[] arguments) throws Exception {
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    System.setErr(new PrintStream(err, true, StandardCharsets.UTF_8));
    Map<String, Scenario> scenarios = new TreeMap<>();
    ChangedBeforeSend.addTo(scenarios);
    try (Cluster cluster = new Cluster(arguments[0])) {
      cluster.createTopic(arguments[1]);
      scenarios.get("before-value").run(cluster, arguments[1]);
    }
    for (String name :
        new String[] {
          "net.bytebuddy.ByteBuddy",
          "com.google.gson.Gson",
          "io.github.reusewatch.core.Agent",
          "io.github.reusewatch.bridge.SendBridge",
          "io.github.reusewatch.premain.AgentMain"
        }) {
      System.out.println(name + " " + loaderOf(name));
    }
    System.out.println(
        "context loader "
            + Thread.currentThread().getContextClassLoader().getClass().getSimpleName());
    System.out.println(
        "fields "
            + Arrays.toString(org.apache.kafka.clients.producer.ProducerRecord.class.getFields()));
    System.out.println("redirected " + err.size());
  }

  private static String loaderOf(String name) {
    try {
      ClassLoader loader =
          Class.forName(name, false, Surroundings.class.getClassLoader()).getClassLoader();
      return loader == null ? "bootstrap" : loader.getName();
    } catch (ClassNotFoundException e) {
      return "not visible";
    }
  }
}
