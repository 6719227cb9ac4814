package io.github.reusewatch.it;

import com.google.gson.JsonObject;
import io.github.reusewatch.pool.Plot;
import java.util.ArrayList;
import java.util.List;

/**
 * One scenario with one client over one transport in one mode of the agent: what the brokers saw,
 * and what the agent said.
 *
 * @param attempt from 1 on
 * @param seen lines of the application's, as fields
 */
record PoolCell(
    ClientUnderTest client,
    Plot plot,
    String transport,
    PoolMode mode,
    int attempt,
    List<String[]> seen,
    List<JsonObject> findings) {

  PoolCell(ClientUnderTest client, Plot plot, String transport, PoolMode mode, int attempt) {
    this(client, plot, transport, mode, attempt, new ArrayList<>(), new ArrayList<>());
  }

  PoolCell playedAgain() {
    return new PoolCell(client, plot, transport, mode, attempt + 1);
  }

  /** As the application knows it. */
  String scenario() {
    return plot + "/" + transport;
  }

  /** The producer's client.id. */
  String id() {
    return client.label() + "/" + scenario();
  }

  boolean hasBug() {
    return PoolBug.isIn(client.version(), plot.fault());
  }

  /** What the brokers got that is not what was sent: topic-partition, base offset, records. */
  List<String[]> corrupt() {
    return seen("corrupt");
  }

  /** Lines of the application's that begin so. */
  List<String[]> seen(String kind) {
    return seen.stream().filter(line -> line[0].equals(kind)).toList();
  }

  List<JsonObject> freed() {
    return findings("CLIENT_BUFFER_FREED_IN_FLIGHT");
  }

  List<JsonObject> changed() {
    return findings("CLIENT_BUFFER_CHANGED_IN_FLIGHT");
  }

  private List<JsonObject> findings(String kind) {
    return findings.stream().filter(each -> each.get("kind").getAsString().equals(kind)).toList();
  }

  static String topicPartition(JsonObject finding) {
    return topicPartitionOf(finding.getAsJsonObject("record"));
  }

  static String topicPartitionOf(JsonObject object) {
    return object.get("topic").getAsString() + "-" + object.get("partition").getAsInt();
  }
}
