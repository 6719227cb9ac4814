package io.github.reusewatch.demo.story.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.kafka.clients.producer.MockProducer;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WorkerTest {
  /** Of a write while it warms up. */
  private static final int FIRST_RECORDS = 30;

  private static final int RECORDS = 300;

  @TempDir private Path folder;

  private final MockProducer<byte[], byte[]> producer =
      new MockProducer<>(true, null, new ByteArraySerializer(), new ByteArraySerializer());
  private final MessageSource messages = new MessageSource(new BufferPool(), 6);
  private final List<byte[]> afterWrite = new ArrayList<>();
  private final ByteArrayOutputStream said = new ByteArrayOutputStream();
  private final Progress progress =
      new Progress(new PrintStream(said, true, StandardCharsets.UTF_8), 1);

  private List<String> write(int times) throws IOException, InterruptedException {
    Path file = folder.resolve("sent.csv");
    QueueingWriter writer = new QueueingWriter(producer, array -> {});
    AtomicInteger writes = new AtomicInteger();
    try (SentLog sentLog = new SentLog(file)) {
      new Worker(messages, sentLog, writer, afterWrite::add, progress)
          .runWhile(() -> writes.getAndIncrement() < times);
    }
    writer.close(Duration.ofSeconds(20));
    return Files.readAllLines(file);
  }

  @Test
  void everyMessageIsSentLoggedAndDoneWith() throws IOException, InterruptedException {
    List<String> log = write(1);

    assertThat(producer.history()).hasSize(FIRST_RECORDS);
    assertThat(afterWrite).hasSize(FIRST_RECORDS);
    assertThat(log).hasSize(1 + FIRST_RECORDS).startsWith("topic,partition,sequence,crc32c");
    assertThat(log.subList(1, log.size()))
        .containsExactlyInAnyOrderElementsOf(
            producer.history().stream()
                .map(
                    each ->
                        "%s,%d,%d,%s"
                            .formatted(
                                each.topic(),
                                each.partition(),
                                SequenceKey.sequence(each.key()),
                                Crc32c.hex(Crc32c.of(each.value()))))
                .toList());
    assertThat(said.toString(StandardCharsets.UTF_8)).isEmpty();
  }

  @Test
  void workerIsReadyAfterFourSmallWrites() throws IOException, InterruptedException {
    List<String> log = write(5);

    assertThat(log).hasSize(1 + 4 * FIRST_RECORDS + RECORDS);
    assertThat(said.toString(StandardCharsets.UTF_8)).endsWith(" ready\n").hasLineCount(1);
  }

  @Test
  void endIsTold() throws IOException, InterruptedException {
    List<String> unused = write(1);
    progress.ended(messages.built(), 7);

    assertThat(said.toString(StandardCharsets.UTF_8))
        .contains("ended: 30 messages in 1 writes, 0 timed out, 0 failed")
        .endsWith("7 arrays\n");
  }
}
