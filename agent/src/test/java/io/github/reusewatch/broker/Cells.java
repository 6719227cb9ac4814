package io.github.reusewatch.broker;

import java.nio.charset.StandardCharsets;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Values that say in every few bytes whose they are: {@code <orders-0:2#17>} is cell 17 of record 2
 * of partition orders-0. So a part of a value is known wherever it turns up.
 */
public final class Cells {
  private static final Pattern CELL = Pattern.compile("<([A-Za-z0-9._-]+-\\d+:\\d+)#\\d+>");

  private Cells() {}

  /** A value of this length. */
  public static byte[] value(String topicPartition, int record, int length) {
    StringBuilder cells = new StringBuilder(length + 64);
    for (int cell = 0; cells.length() < length; cell++) {
      cells.append('<').append(topicPartition).append(':').append(record);
      cells.append('#').append(cell).append('>');
    }
    cells.setLength(length);
    return cells.toString().getBytes(StandardCharsets.US_ASCII);
  }

  /** The records that have whole cells in these bytes ({@code orders-0:2}), and how many. */
  static SortedMap<String, Integer> in(byte[] bytes) {
    SortedMap<String, Integer> found = new TreeMap<>();
    Matcher cell = CELL.matcher(new String(bytes, StandardCharsets.ISO_8859_1));
    while (cell.find()) {
      found.merge(cell.group(1), 1, Integer::sum);
    }
    return found;
  }

  /** Of a record as {@link #in} names it. */
  public static String topicPartition(String record) {
    return record.substring(0, record.lastIndexOf(':'));
  }

  /** Of a record as {@link #in} names it. */
  public static int number(String record) {
    return Integer.parseInt(record.substring(record.lastIndexOf(':') + 1));
  }
}
