package io.github.reusewatch.chaos;

import io.github.reusewatch.broker.Cells;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;

/** An application's thread: sends values of all sizes to all partitions of its producer. */
final class StormSender implements Runnable {
  private static final int SMALLEST = 200;
  private static final int MOST_MORE = 6_000;

  /** Around the size of a batch: those that are larger get a buffer that is not pooled. */
  private static final int LARGE = StormProducer.BATCH_SIZE - 1_500;

  private final KafkaProducer<byte[], byte[]> producer;
  private final Map<String, int[]> topics;
  private final SplittableRandom random;
  private final AtomicInteger record;
  private final BooleanSupplier goesOn;

  StormSender(
      KafkaProducer<byte[], byte[]> producer,
      Map<String, int[]> topics,
      SplittableRandom random,
      AtomicInteger record,
      BooleanSupplier goesOn) {
    this.producer = producer;
    this.topics = topics;
    this.random = random;
    this.record = record;
    this.goesOn = goesOn;
  }

  @Override
  public void run() {
    String[] names = topics.keySet().stream().sorted().toArray(String[]::new);
    try {
      while (goesOn.getAsBoolean()) {
        String topic = names[random.nextInt(names.length)];
        int partition = random.nextInt(topics.get(topic).length);
        int length =
            random.nextInt(40) == 0
                ? LARGE + random.nextInt(2_000)
                : SMALLEST + random.nextInt(MOST_MORE);
        send(topic, partition, length);
        if (random.nextInt(6) == 0) {
          Thread.sleep(1 + random.nextInt(3)); // the load is to leave the brokers some time, too
        }
      }
    } catch (InterruptedException e) {
      throw new IllegalStateException("nobody interrupts it", e);
    }
  }

  private void send(String topic, int partition, int length) {
    byte[] value = Cells.value(topic + "-" + partition, record.incrementAndGet(), length);
    try {
      producer.send(new ProducerRecord<>(topic, partition, null, value));
    } catch (KafkaException e) {
      // No memory in time, or an idempotent producer that is at its end: in a storm that happens.
    }
  }
}
