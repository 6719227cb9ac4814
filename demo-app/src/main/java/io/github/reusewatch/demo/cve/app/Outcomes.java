package io.github.reusewatch.demo.cve.app;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.kafka.clients.producer.RecordMetadata;

/** The client's own view: a line for each record, once its callback has said what became of it. */
final class Outcomes implements AutoCloseable {
  private final BufferedWriter file;

  Outcomes(Path path) throws IOException {
    file = Files.newBufferedWriter(path);
    file.write("topic,partition,number,outcome\n");
  }

  synchronized void add(Letter letter, RecordMetadata metadata, Exception failure) {
    String outcome =
        failure == null
            ? "acked@" + metadata.offset()
            : "failed:" + failure.getClass().getSimpleName();
    try {
      file.write(
          "%s,%d,%d,%s%n"
              .formatted(
                  letter.partition().topic(),
                  letter.partition().partition(),
                  letter.number(),
                  outcome));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public synchronized void close() throws IOException {
    file.close();
  }
}
