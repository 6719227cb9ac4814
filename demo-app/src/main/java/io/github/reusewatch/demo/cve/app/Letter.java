package io.github.reusewatch.demo.cve.app;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.kafka.common.TopicPartition;

/**
 * What a record's value says: the partition it was sent to. The rest of the value follows from
 * that, so that a reader can tell every wrong byte.
 *
 * @param partition where it was sent
 * @param number of the record in its partition, from 0
 */
public record Letter(TopicPartition partition, int number) {
  /** Bytes of a value. */
  public static final int SIZE = 1024;

  private static final Pattern HEAD = Pattern.compile("([a-z]+)-([0-9]+) number ([0-9]{6}) ");

  byte[] bytes() {
    byte[] head =
        "%s number %06d ".formatted(partition, number).getBytes(StandardCharsets.US_ASCII);
    byte[] value = Arrays.copyOf(head, SIZE);
    for (int i = head.length; i < SIZE; i++) {
      value[i] = (byte) ('a' + (number + i) % 26);
    }
    return value;
  }

  /**
   * Reads a value.
   *
   * @param value as it arrived
   * @return what it is; nothing, if a single byte is wrong
   */
  public static Optional<Letter> of(byte[] value) {
    Matcher head = HEAD.matcher(new String(value, StandardCharsets.US_ASCII));
    if (!head.lookingAt()) {
      return Optional.empty();
    }
    Letter letter =
        new Letter(
            new TopicPartition(head.group(1), Integer.parseInt(head.group(2))),
            Integer.parseInt(head.group(3)));
    return Optional.of(letter).filter(each -> Arrays.equals(each.bytes(), value));
  }
}
