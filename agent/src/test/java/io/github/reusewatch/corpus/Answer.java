package io.github.reusewatch.corpus;

import java.util.List;

/**
 * What is to be said of one send, or was said.
 *
 * @param note a part of the finding's note, or {@code null} where that does not matter
 */
public record Answer(
    String kind, String wire, String severity, String role, String outcome, String note) {
  /** No finding. */
  static final List<Answer> NOTHING = List.of();

  /** From {@code kind wire severity role outcome} and, perhaps, {@code note}. */
  static Answer of(String line) {
    String[] words = line.split(" ", 6);
    return new Answer(
        words[0], words[1], words[2], words[3], words[4], words.length > 5 ? words[5] : null);
  }

  /** Whether a finding is this one. */
  public boolean isAnsweredBy(Answer found) {
    return kind.equals(found.kind)
        && wire.equals(found.wire)
        && severity.equals(found.severity)
        && role.equals(found.role)
        && outcome.equals(found.outcome)
        && (note == null || (found.note != null && found.note.contains(note)));
  }

  /** Where it cannot be told what the broker got. */
  public Answer withUnknownWire() {
    return new Answer(kind, "unknown", "error", role, outcome, note);
  }

  @Override
  public String toString() {
    return String.join(" ", kind, wire, severity, role, outcome)
        + (note == null ? "" : " (" + note + ")");
  }
}
