package io.github.reusewatch.demo.story.app;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.kafka.clients.producer.ProducerRecord;

/** The application's audit log: a line for each record it hands to its writer. */
final class SentLog implements AutoCloseable {
  private final BufferedWriter file;

  SentLog(Path path) throws IOException {
    file = Files.newBufferedWriter(path);
    file.write("topic,partition,sequence,crc32c\n");
  }

  synchronized void append(List<ProducerRecord<byte[], byte[]>> records) throws IOException {
    for (ProducerRecord<byte[], byte[]> each : records) {
      file.append(each.topic())
          .append(',')
          .append(Integer.toString(each.partition()))
          .append(',')
          .append(Long.toString(SequenceKey.sequence(each.key())))
          .append(',')
          .append(Crc32c.hex(Crc32c.of(each.value())))
          .append('\n');
    }
  }

  @Override
  public synchronized void close() throws IOException {
    file.close();
  }
}
