package io.github.reusewatch.it;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.github.reusewatch.truth.Role;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** What the agent said of a run, by record and part. */
final class FlaggedParts {
  /** Before the index of the record in the name of the thread that sends it. */
  private static final String SENDING = "truth-";

  private final Path file;
  private final Map<Part, Flag> flags = new HashMap<>();
  private int contradictions;

  private FlaggedParts(Path file) {
    this.file = file;
  }

  static FlaggedParts read(Path findingsFile) throws IOException {
    FlaggedParts flagged = new FlaggedParts(findingsFile);
    flagged.forEachLine(line -> flagged.add(JsonParser.parseString(line).getAsJsonObject()));
    return flagged;
  }

  /** {@code null} if there is no finding about this part. */
  Flag of(int index, Role role) {
    return flags.get(new Part(index, role));
  }

  Collection<Flag> all() {
    return flags.values();
  }

  /** Findings about something that no application touches, or a second one about the same part. */
  int contradictions() {
    return contradictions;
  }

  /** All findings about a record, as they stand in the file. */
  List<String> told(int index) throws IOException {
    List<String> told = new ArrayList<>();
    forEachLine(
        line -> {
          if (line.contains("\"" + SENDING + index + "\"")) {
            told.add(line);
          }
        });
    return told;
  }

  /** The agent creates the file with the first finding. */
  private void forEachLine(Consumer<String> reader) throws IOException {
    if (Files.exists(file)) {
      try (Stream<String> lines = Files.lines(file)) {
        lines.forEach(reader);
      }
    }
  }

  private void add(JsonObject finding) {
    JsonObject record = finding.getAsJsonObject("record");
    Role role = Role.valueOf(record.get("role").getAsString().toUpperCase(Locale.ROOT));
    boolean touchable =
        role != Role.HEADER || record.get("header").getAsString().equals(Role.HEADER_KEY);
    String thread = finding.getAsJsonObject("sendSite").get("thread").getAsString();
    int index = Integer.parseInt(thread.substring(SENDING.length()));
    Flag flag = Flag.of(index, role, finding);
    if (!touchable || flags.put(new Part(index, role), flag) != null) {
      contradictions++;
    }
  }

  private record Part(int index, Role role) {}

  /**
   * One finding.
   *
   * @param place {@code topic-partition@offset}, or {@code null} if the offset is not known
   * @param crcAfter or {@code null}
   * @param length of the watched region
   */
  record Flag(
      int index,
      Role role,
      String wire,
      String place,
      String crcBefore,
      String crcAfter,
      int length) {

    static Flag of(int index, Role role, JsonObject finding) {
      JsonObject record = finding.getAsJsonObject("record");
      JsonObject change = finding.getAsJsonObject("change");
      String offset = text(record, "offset");
      return new Flag(
          index,
          role,
          text(finding, "wire"),
          offset == null
              ? null
              : text(record, "topic") + "-" + text(record, "partition") + "@" + offset,
          text(change, "crcBefore"),
          text(change, "crcAfter"),
          record.getAsJsonArray("region").get(1).getAsInt());
    }

    private static String text(JsonObject object, String name) {
      JsonElement element = object.get(name);
      return element.isJsonNull() ? null : element.getAsString();
    }
  }
}
