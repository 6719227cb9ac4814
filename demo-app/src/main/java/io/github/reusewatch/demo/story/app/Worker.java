package io.github.reusewatch.demo.story.app;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.apache.kafka.clients.producer.ProducerRecord;

/** Writes some hundred messages at a time, until it is told to stop. */
final class Worker {
  private static final int RECORDS = 300;
  private static final long PAUSE_MILLIS = 200;
  private static final Duration TIMEOUT = Duration.ofSeconds(2);

  /**
   * The first writes load classes, connect and are interpreted: they are small, and get more time.
   */
  private static final int WARM_UP_WRITES = 4;

  private static final int WARM_UP_RECORDS = 30;

  private static final Duration WARM_UP_TIMEOUT = Duration.ofMinutes(1);

  private final MessageSource messages;
  private final SentLog sentLog;
  private final QueueingWriter writer;
  private final Consumer<byte[]> afterWrite;
  private final Progress progress;

  Worker(
      MessageSource messages,
      SentLog sentLog,
      QueueingWriter writer,
      Consumer<byte[]> afterWrite,
      Progress progress) {
    this.messages = messages;
    this.sentLog = sentLog;
    this.writer = writer;
    this.afterWrite = afterWrite;
    this.progress = progress;
  }

  void runWhile(BooleanSupplier wanted) {
    try {
      for (int writes = 0; wanted.getAsBoolean(); writes++) {
        if (writes == WARM_UP_WRITES) {
          progress.warmedUp();
        }
        if (writes < WARM_UP_WRITES) {
          write(WARM_UP_RECORDS, WARM_UP_TIMEOUT);
        } else {
          write(RECORDS, TIMEOUT);
        }
        Thread.sleep(PAUSE_MILLIS);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void write(int count, Duration timeout) throws InterruptedException, IOException {
    List<ProducerRecord<byte[], byte[]>> records = messages.next(count);
    sentLog.append(records);
    long start = System.nanoTime();
    try {
      writer.write(records, timeout);
    } catch (TimeoutException e) {
      progress.timedOut(records.size(), e);
    } catch (ExecutionException e) {
      progress.failed(records.size(), e.getCause());
    } finally {
      records.forEach(each -> afterWrite.accept(each.value()));
    }
    progress.written(Duration.ofNanos(System.nanoTime() - start));
  }
}
