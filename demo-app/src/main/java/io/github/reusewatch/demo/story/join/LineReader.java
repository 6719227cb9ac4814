package io.github.reusewatch.demo.story.join;

import com.google.gson.JsonParser;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.apache.kafka.common.TopicPartition;

/** Reads the files that others wrote, a record a line. */
public final class LineReader {
  private LineReader() {}

  /**
   * Reads the application's audit log.
   *
   * @param file with a heading and lines of topic, partition, sequence and CRC32C
   * @return its records in the order of the file
   * @throws IOException if a line is not of that form, with its number
   */
  public static List<SentRecord> sent(Path file) throws IOException {
    return read(file, 1, LineReader::sentRecord);
  }

  /**
   * Reads the agent's findings.
   *
   * @param file of JSON lines; the agent may create it with the first finding only
   * @return the findings in the order of the file
   * @throws IOException if a line is no finding, with its number
   */
  public static List<Finding> findings(Path file) throws IOException {
    if (Files.notExists(file)) {
      return List.of();
    }
    return read(file, 0, line -> Finding.of(JsonParser.parseString(line).getAsJsonObject()));
  }

  private static SentRecord sentRecord(String line) {
    String[] fields = line.split(",", -1);
    return new SentRecord(
        new TopicPartition(fields[0], Integer.parseInt(fields[1])),
        Long.parseLong(fields[2]),
        Integer.parseUnsignedInt(fields[3], 16));
  }

  private static <T> List<T> read(Path file, int headings, Function<String, T> parser)
      throws IOException {
    List<T> records = new ArrayList<>();
    try (BufferedReader lines = Files.newBufferedReader(file)) {
      int number = 0;
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        number++;
        if (number > headings) {
          records.add(parse(file, number, line, parser));
        }
      }
    }
    return records;
  }

  private static <T> T parse(Path file, int number, String line, Function<String, T> parser)
      throws IOException {
    try {
      return parser.apply(line);
    } catch (RuntimeException e) {
      throw new IOException(file + ", line " + number + " is not understood: " + line, e);
    }
  }
}
