package io.github.reusewatch.demo.bench.app;

import java.util.Arrays;
import java.util.List;
import org.HdrHistogram.Histogram;
import org.HdrHistogram.SingleWriterRecorder;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.header.Header;

/** A thread of the application: sends one record after the other, as fast as it can or may. */
final class Sender implements Runnable {
  /** Every 16th send is timed: two clock readings for each would be a part of what is measured. */
  private static final int UNTIMED = 15;

  private static final int DIGITS = 3;

  private final Producer<byte[], byte[]> producer;
  private final Ring ring;
  private final Pace pace;
  private final SingleWriterRecorder times = new SingleWriterRecorder(DIGITS);
  private volatile boolean stopped;
  private volatile List<String> headers = List.of();

  Sender(Producer<byte[], byte[]> producer, Ring ring, Pace pace) {
    this.producer = producer;
    this.ring = ring;
    this.pace = pace;
  }

  @Override
  public void run() {
    headers = sendFirst();
    for (long number = 1; !stopped; number++) {
      pace.await(number);
      Slot slot = ring.take();
      ProducerRecord<byte[], byte[]> record =
          new ProducerRecord<>(Workload.TOPIC, slot.fill(number));
      if ((number & UNTIMED) == 0) {
        long begin = System.nanoTime();
        producer.send(record, slot);
        times.recordValue(System.nanoTime() - begin);
      } else {
        producer.send(record, slot);
      }
    }
  }

  void stop() {
    stopped = true;
  }

  /** The times, in nanoseconds, since the last call. */
  Histogram times() {
    return times.getIntervalHistogram();
  }

  /** Those of the first record, after its send. */
  List<String> headers() {
    return headers;
  }

  private List<String> sendFirst() {
    Slot slot = ring.take();
    ProducerRecord<byte[], byte[]> record = new ProducerRecord<>(Workload.TOPIC, slot.fill(0));
    producer.send(record, slot);
    return Arrays.stream(record.headers().toArray()).map(Header::key).toList();
  }
}
