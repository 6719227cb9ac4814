package io.github.reusewatch.it;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collector;
import java.util.stream.Collectors;

/** The cells as a table for people, the brokers' view beside the agent's. */
final class PoolMatrix {
  private static final String FORMAT = "%-17s %-33s %-9s %-7s | %-27s | %-53s | %s%n";

  private final StringBuilder table = new StringBuilder();
  private final List<String> disagreements = new ArrayList<>();
  private int cells;
  private int playedAgain;
  private int corruptUnderProtect;

  PoolMatrix() {
    table.append(
        String.format(
            FORMAT,
            "kafka-clients",
            "scenario",
            "transport",
            "pool",
            "brokers: other bytes",
            "agent: freed early; changed",
            ""));
  }

  void add(PoolCell cell) {
    List<String> wrong = PoolVerdict.of(cell);
    cells++;
    playedAgain += cell.attempt() - 1;
    if (cell.mode() == PoolMode.PROTECT) {
      corruptUnderProtect += cell.corrupt().size();
    }
    String line =
        String.format(
            FORMAT,
            cell.client().label(),
            cell.plot(),
            cell.transport(),
            cell.mode().option(),
            brokers(cell),
            agent(cell),
            wrong.isEmpty() ? "agree" : "DISAGREE: " + String.join(", ", wrong));
    table.append(line);
    if (!wrong.isEmpty()) {
      disagreements.add(line + details(cell));
    }
  }

  private static String brokers(PoolCell cell) {
    String corrupt =
        cell.corrupt().stream().map(line -> line[1] + "@" + line[2]).sorted().collect(joined());
    return corrupt.isEmpty() ? "-" : corrupt;
  }

  private static String agent(PoolCell cell) {
    String freed = cell.freed().stream().map(PoolMatrix::freed).sorted().collect(joined());
    String changed =
        cell.changed().stream()
            .map(each -> PoolCell.topicPartition(each) + offset(each))
            .sorted()
            .collect(joined());
    return freed.isEmpty() && changed.isEmpty() ? "-" : freed + "; " + changed;
  }

  private static String freed(JsonObject finding) {
    return PoolCell.topicPartition(finding) + " " + finding.get("wire").getAsString();
  }

  private static String offset(JsonObject finding) {
    JsonElement offset = finding.getAsJsonObject("record").get("offset");
    return offset.isJsonNull() ? "" : "@" + offset.getAsLong();
  }

  private static Collector<CharSequence, ?, String> joined() {
    return Collectors.joining(" ");
  }

  private static String details(PoolCell cell) {
    return cell.seen().stream()
            .map(line -> String.join(" ", line))
            .collect(Collectors.joining("\n"))
        + cell.findings().stream().map(each -> "\n" + each).collect(Collectors.joining())
        + "\n";
  }

  /** What does not agree, with all that is known of it. */
  List<String> disagreements() {
    return disagreements;
  }

  String lastLine() {
    return String.format(
        "total cells=%d agree=%d disagree=%d corrupt under protect=%d",
        cells, cells - disagreements.size(), disagreements.size(), corruptUnderProtect);
  }

  String text() {
    return table + "\nplayed again=" + playedAgain + "\n" + lastLine() + "\n";
  }
}
