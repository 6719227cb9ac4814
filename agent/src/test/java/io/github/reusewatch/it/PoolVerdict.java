package io.github.reusewatch.it;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import io.github.reusewatch.pool.Harm;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Holds what the agent said of a cell against what the brokers saw and what the client is. */
final class PoolVerdict {
  private final PoolCell cell;
  private final List<String> wrong = new ArrayList<>();

  private PoolVerdict(PoolCell cell) {
    this.cell = cell;
  }

  /** What is not as it has to be. */
  static List<String> of(PoolCell cell) {
    PoolVerdict verdict = new PoolVerdict(cell);
    verdict.judge();
    return verdict.wrong;
  }

  /**
   * Whether the scenario was played to its end, and a client with the bug has shown it. Client and
   * brokers have some seconds for that: a machine that is busy with other things may take longer.
   */
  static boolean cameAbout(PoolCell cell) {
    return !cell.seen("memory").isEmpty() && (!cell.corrupt().isEmpty() || !corrupts(cell));
  }

  private static boolean corrupts(PoolCell cell) {
    return cell.hasBug()
        && cell.plot().harm() == Harm.OTHER_BYTES
        && cell.mode() != PoolMode.PROTECT;
  }

  private void judge() {
    check(cell.seen("failed").isEmpty(), "the scenario failed");
    check(
        cell.seen("memory").stream().anyMatch(line -> line[1].equals("full")),
        "the pool's memory did not come back");
    check(!cell.corrupt().isEmpty() || !corrupts(cell), "not reproduced");
    check(cell.corrupt().isEmpty() || corrupts(cell), "the broker got other bytes");
    check(
        cell.findings().size() == cell.freed().size() + cell.changed().size(),
        "findings of other kinds");
    judgeFreed();
    judgeChanged();
  }

  private void judgeFreed() {
    boolean expected = cell.hasBug() && cell.mode() != PoolMode.OFF;
    check(!cell.freed().isEmpty() || !expected, "nothing said of a buffer freed early");
    check(cell.freed().isEmpty() || expected, "no buffer was freed early");
    for (JsonObject finding : cell.freed()) {
      check(text(finding, "wire").equals(cell.mode().wireOfFreed()), "wire of a freed buffer");
      checkReason(finding);
      check(PoolCell.topicPartition(finding).startsWith("orders-"), "freed: another batch");
    }
  }

  private void judgeChanged() {
    List<String> arrived = sorted(cell.corrupt().stream(), line -> line[1]);
    List<String> said = sorted(cell.changed().stream(), PoolCell::topicPartition);
    check(said.equals(cell.mode() == PoolMode.OFF ? List.of() : arrived), "which batches changed");
    List<String> freed = sorted(cell.freed().stream(), PoolCell::topicPartition);
    check(freed.containsAll(said), "a change without a buffer freed before");
    for (JsonObject finding : cell.changed()) {
      check(text(finding, "wire").equals("changed"), "wire of a change");
      checkReason(finding);
      check(cell.corrupt().stream().anyMatch(line -> isAbout(finding, line)), "whose bytes");
    }
  }

  private void checkReason(JsonObject finding) {
    String freed = text(finding.getAsJsonObject("batch"), "freed");
    check(freed.equals(cell.plot().reason()), "reason: " + freed);
    check(text(finding.getAsJsonObject("producer"), "kafkaVersion").equals(version()), "version");
  }

  private String version() {
    return cell.client().version();
  }

  /** Same partition, same offset where it is known, and by the one whose bytes arrived. */
  private static boolean isAbout(JsonObject finding, String[] corrupt) {
    JsonElement offset = finding.getAsJsonObject("record").get("offset");
    JsonElement takenBy = finding.getAsJsonObject("batch").get("takenBy");
    return corrupt[1].equals(PoolCell.topicPartition(finding))
        && (offset.isJsonNull() || offset.getAsString().equals(corrupt[2]))
        && takenBy.isJsonObject()
        && corrupt[3].contains(PoolCell.topicPartitionOf(takenBy.getAsJsonObject()) + ":");
  }

  private static <T> List<String> sorted(Stream<T> things, Function<T, String> name) {
    return things.map(name).sorted().collect(Collectors.toList());
  }

  private static String text(JsonObject object, String field) {
    return object.get(field).getAsString();
  }

  private void check(boolean right, String otherwise) {
    if (!right) {
      wrong.add(otherwise);
    }
  }
}
