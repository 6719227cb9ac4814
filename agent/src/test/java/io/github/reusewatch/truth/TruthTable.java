package io.github.reusewatch.truth;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.Map;

/** A log of what was in the records, read back. */
public final class TruthTable {
  private static final int ENTRY_BYTES = Integer.BYTES * (1 + 2 * Role.values().length);

  private final Map<Role, Column> columns = new EnumMap<>(Role.class);

  private TruthTable(int records) {
    for (Role role : Role.values()) {
      columns.put(role, new Column(new int[records], new int[records]));
    }
  }

  /** How many records a log, maybe an unfinished one, tells of. */
  public static long entries(Path log) throws IOException {
    return Files.exists(log) ? Files.size(log) / ENTRY_BYTES : 0;
  }

  /** The log of an application that built so many records. */
  public static TruthTable read(Path log, int records) throws IOException {
    TruthTable table = new TruthTable(records);
    try (DataInputStream in =
        new DataInputStream(new BufferedInputStream(Files.newInputStream(log)))) {
      for (int entry = 0; entry < records; entry++) {
        int index = in.readInt();
        for (Role role : Role.values()) {
          Column column = table.columns.get(role);
          column.lengths[index] = in.readInt();
          column.crcs[index] = in.readInt();
        }
      }
    }
    return table;
  }

  /** What was in a part of a record when its construction was through. */
  public Sum sum(int index, Role role) {
    Column column = columns.get(role);
    return new Sum(column.lengths[index], column.crcs[index]);
  }

  /** The sums of one part of all records, by the record's index. */
  @SuppressWarnings("ArrayRecordComponent") // never compared
  private record Column(int[] lengths, int[] crcs) {}
}
