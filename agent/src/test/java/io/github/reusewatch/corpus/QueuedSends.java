package io.github.reusewatch.corpus;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.ByteArraySerializer;

/** A record waits in a queue of the application, and its buffer is put to the next use. */
final class QueuedSends {
  private static final String FOUND = "CHANGED_BEFORE_SEND changed error {part} acked";

  private QueuedSends() {}

  static List<Case> cases() {
    return List.of(
        Case.of("D1", "given-up", QueuedSends::givenUp).over(Variants.any().pairs()).finds(FOUND),
        queued().over(Variants.any().pairs()),
        Case.of("D4", "restored", QueuedSends::restored).over(few().sizes(Size.SMALL).pairs()),
        Case.of("D4", "framed", QueuedSends::framed)
            .over(
                Variants.any()
                    .parts(Part.VALUE)
                    .containers(Container.ARRAY)
                    .deliveries(Delivery.ACKS_1, Delivery.IDEMPOTENT)
                    .compressions(Compression.NONE, Compression.GZIP)
                    .pairs())
            .finds(FOUND),
        Case.of("D4", "headers-taken-over", QueuedSends::headersTakenOver)
            .over(headers().pairs())
            .finds(FOUND),
        Case.of("D5", "two-topics", QueuedSends::twoTopics)
            .topic(".y", Map.of())
            .over(few().sizes(Size.EMPTY, Size.SMALL, Size.KIB).pairs())
            .finds(FOUND),
        Case.of("D9", "counter-queued", QueuedSends::counter)
            .over(
                headers()
                    .deliveries(Delivery.ACKS_1, Delivery.IDEMPOTENT, Delivery.TRANSACTIONAL)
                    .pairs())
            .finds(FOUND, FOUND),
        Case.of("D9", "list-grows", QueuedSends::listGrows).over(headers().pairs()));
  }

  /** What stands behind the acknowledgement does not matter much here. */
  private static Variants few() {
    return Variants.any()
        .deliveries(Delivery.ACKS_0, Delivery.IDEMPOTENT)
        .compressions(Compression.NONE, Compression.SNAPPY);
  }

  private static Variants headers() {
    return few().parts(Part.HEADER).containers(Container.ARRAY);
  }

  /** samza #1411, sarama #850. */
  static Case queued() {
    return Case.of("D4", "queued", QueuedSends::queued).finds(FOUND);
  }

  /**
   * kafka-go #1139: a wrapper runs {@code send} on an executor and gives up; its {@code finally}
   * gives the buffer back.
   */
  private static void givenUp(Stage stage) throws Exception {
    Payload payload = stage.variant.payload();
    Producer<Object, Object> producer = stage.producer();
    CountDownLatch busy = new CountDownLatch(1);
    ExecutorService executor = Executors.newSingleThreadExecutor();
    executor.submit(
        () -> {
          busy.await();
          return null;
        });
    Message message = stage.message(payload);
    Future<?> write = executor.submit(() -> stage.send(producer, message));
    try {
      write.get(1, TimeUnit.MILLISECONDS);
      throw new IllegalStateException("not given up");
    } catch (TimeoutException givenUp) {
      payload.refill();
    }
    busy.countDown();
    write.get();
    executor.shutdown();
  }

  private static void queued(Stage stage) throws Exception {
    BlockingQueue<Message> queue = new LinkedBlockingQueue<>();
    Producer<Object, Object> producer = stage.producer();
    Payload payload = stage.variant.payload();
    queue.add(stage.message(payload));
    payload.refill();
    Background.start(() -> stage.send(producer, queue.take())).join();
  }

  private static void restored(Stage stage) {
    Payload payload = stage.variant.payload();
    Message message = stage.message(payload);
    payload.refill();
    payload.restore();
    stage.send(stage.producer(), message);
  }

  private static void framed(Stage stage) {
    Payload payload = stage.variant.payload();
    byte[] text = payload.bytes();
    byte[] frame = ByteBuffer.allocate(4 + text.length).putInt(text.length).put(text).array();
    Message message =
        new Message(new ProducerRecord<>(stage.topic, 0, null, payload.object), null, frame, null);
    payload.refill();
    stage.send(stage.own(new ByteArraySerializer(), new Framing()), message);
  }

  /** The headers were added to another record first. */
  private static void headersTakenOver(Stage stage) {
    Payload payload = stage.variant.payload();
    Message first = stage.message(payload);
    ProducerRecord<Object, Object> record =
        new ProducerRecord<>(
            stage.topic, 0, (Object) null, first.record.value(), first.record.headers());
    payload.refill();
    stage.send(stage.producer(), first.in(record));
  }

  /** sarama #1204: the record for the second topic is right. */
  private static void twoTopics(Stage stage) {
    Payload payload = stage.variant.payload();
    Message x = stage.message(payload);
    payload.refill();
    Message y = stage.message(stage.topic + ".y", 0, payload);
    Producer<Object, Object> producer = stage.producer();
    stage.send(producer, x);
    stage.send(producer, y);
  }

  /** KAFKA-4208: one counter for all records; the last one has its own value. */
  private static void counter(Stage stage) {
    Payload counter = stage.variant.payload();
    byte[] array = (byte[]) counter.object;
    List<Message> queue = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      if (array.length > 0) {
        array[array.length - 1] = (byte) i;
      }
      queue.add(stage.message(counter));
    }
    Producer<Object, Object> producer = stage.producer();
    queue.forEach(message -> stage.send(producer, message));
  }

  private static void listGrows(Stage stage) {
    Message message = stage.message(stage.variant.payload());
    message.record.headers().add("added", Payload.text(8));
    message.record.headers().add("null", null);
    Producer<Object, Object> producer = stage.producer();
    stage.send(producer, message);
  }
}
