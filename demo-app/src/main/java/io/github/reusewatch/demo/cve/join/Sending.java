package io.github.reusewatch.demo.cve.join;

import io.github.reusewatch.demo.cve.app.Letter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.kafka.common.TopicPartition;

/**
 * A record that the application sent, and what its client said became of it.
 *
 * @param letter what was sent
 * @param outcome {@code acked@} and an offset, or {@code failed:} and an exception
 */
public record Sending(Letter letter, String outcome) {
  private static final String ACKED = "acked@";

  /**
   * Reads the application's file.
   *
   * @param file with a heading and lines of topic, partition, number and outcome
   * @return its records in the order of the file
   * @throws IOException if a line is not of that form
   */
  public static List<Sending> read(Path file) throws IOException {
    try (var lines = Files.lines(file)) {
      return lines.skip(1).map(Sending::of).toList();
    } catch (RuntimeException e) {
      throw new IOException(file + " is not understood: " + e.getMessage(), e);
    }
  }

  private static Sending of(String line) {
    String[] fields = line.split(",", 4);
    if (fields.length < 4) {
      throw new IllegalArgumentException(line);
    }
    TopicPartition partition = new TopicPartition(fields[0], Integer.parseInt(fields[1]));
    return new Sending(new Letter(partition, Integer.parseInt(fields[2])), fields[3]);
  }

  boolean isAcknowledged() {
    return outcome.startsWith(ACKED);
  }

  boolean isTimedOut() {
    return outcome.equals("failed:TimeoutException");
  }
}
