package io.github.reusewatch.demo.story;

import io.github.reusewatch.demo.story.app.MessageType;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ExecutionException;

/** A consumer for each topic. */
final class CheckingConsumers implements AutoCloseable {
  private final List<CheckingConsumer> consumers;

  CheckingConsumers(String bootstrapServers, ConsumedLog log) {
    consumers =
        Arrays.stream(MessageType.values())
            .map(type -> new CheckingConsumer(bootstrapServers, type, log))
            .toList();
  }

  void awaitLastRecords() throws InterruptedException, ExecutionException {
    for (CheckingConsumer each : consumers) {
      each.awaitLastRecords();
    }
  }

  @Override
  public void close() {
    consumers.forEach(CheckingConsumer::close);
  }
}
