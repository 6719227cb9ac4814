package io.github.reusewatch.apps.streams;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.concurrent.CountDownLatch;
import org.apache.kafka.streams.processor.api.Processor;
import org.apache.kafka.streams.processor.api.ProcessorContext;
import org.apache.kafka.streams.processor.api.Record;

/** Forwards one array twice, with other bytes the second time. */
final class Splitter implements Processor<byte[], byte[], byte[], byte[]> {
  static final String MUTATED = "mutated";
  static final String CLEAN = "clean";
  private final CountDownLatch processed;
  private ProcessorContext<byte[], byte[]> context;

  Splitter(CountDownLatch processed) {
    this.processed = processed;
  }

  @Override
  public void init(ProcessorContext<byte[], byte[]> processorContext) {
    this.context = processorContext;
  }

  @Override
  public void process(Record<byte[], byte[]> record) {
    byte[] buffer = "an order of 3 pieces".getBytes(StandardCharsets.US_ASCII);
    context.forward(record.withValue(buffer), MUTATED);
    Arrays.fill(buffer, (byte) '#');
    context.forward(record.withValue(buffer), CLEAN);
    processed.countDown();
  }
}
