package io.github.reusewatch.versions;

import io.github.reusewatch.corpus.Smoke;
import java.nio.file.Path;
import java.util.concurrent.CyclicBarrier;

/** One version of kafka-clients and what sends with it. */
final class Client {
  private final String label;
  private final String setting;
  private final ClientLoader loader;

  Client(String label, Path jar, String setting) {
    this.label = label;
    this.setting = setting;
    this.loader = new ClientLoader(label, jar);
  }

  String label() {
    return label;
  }

  void smoke(String bootstrapServers, String topicPrefix) throws Exception {
    loader
        .load(Smoke.class)
        .getMethod("main", String[].class)
        .invoke(
            null, (Object) new String[] {bootstrapServers, topicPrefix + label + ".", "", setting});
    System.out.println("smoke ended with " + label);
  }

  void sendTogether(String bootstrapServers, String topicPrefix, CyclicBarrier rounds)
      throws Exception {
    loader
        .load(Together.class)
        .getMethod("send", String.class, String.class, String.class, CyclicBarrier.class)
        .invoke(
            null, bootstrapServers, topicPrefix + label + "." + Together.TOPIC, setting, rounds);
    System.out.println("sent together with " + label);
  }
}
