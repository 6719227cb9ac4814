package io.github.reusewatch.demo.story;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import io.github.reusewatch.demo.story.app.Crc32c;
import io.github.reusewatch.demo.story.join.ConsumedRecord;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** All that the consumers got, in memory for the join and in a file for anyone. */
final class ConsumedLog implements AutoCloseable {
  private final Gson gson = new GsonBuilder().disableHtmlEscaping().create();
  private final List<ConsumedRecord> records = new ArrayList<>();
  private final BufferedWriter file;

  ConsumedLog(Path path) throws IOException {
    file = Files.newBufferedWriter(path);
  }

  synchronized void add(ConsumedRecord consumed) {
    records.add(consumed);
    gson.toJson(Line.of(consumed), file);
    try {
      file.newLine();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  synchronized List<ConsumedRecord> records() {
    return List.copyOf(records);
  }

  @Override
  public synchronized void close() throws IOException {
    file.close();
  }

  /** The components are the keys of the JSON. */
  private record Line(
      String topic, int partition, long offset, long sequence, String crc32c, String verdict) {
    static Line of(ConsumedRecord consumed) {
      return new Line(
          consumed.partition().topic(),
          consumed.partition().partition(),
          consumed.offset(),
          consumed.sequence(),
          Crc32c.hex(consumed.crc32c()),
          consumed.verdict().toString());
    }
  }
}
