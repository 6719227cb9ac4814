package io.github.reusewatch.corpus;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import org.apache.kafka.clients.producer.Callback;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RecordMetadata;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.Serializer;

/** Callbacks of all kinds run as without the agent (skywalking #6481, #6456). */
final class Callbacks {
  private Callbacks() {}

  static List<Case> cases() {
    Variant plain = Variant.PLAIN;
    List<Variant> deliveries =
        Variants.any()
            .parts(Part.VALUE)
            .sizes(Size.SMALL)
            .containers(Container.ARRAY)
            .compressions(Compression.NONE)
            .all();
    return List.of(
        Case.of("H1", "callbacks", Callbacks::ofAllKinds).over(deliveries),
        Case.of("H1", "failing", Callbacks::failing).topicMissing().over(plain),
        Case.of("H1", "sending", Callbacks::sending).over(deliveries),
        Case.of("H1", "own-record-class", Callbacks::ownRecordClass).over(plain));
  }

  private static void ofAllKinds(Stage stage) throws Exception {
    List<String> ran = Collections.synchronizedList(new ArrayList<>());
    Callback shared = (metadata, exception) -> ran.add("shared");
    Producer<Object, Object> producer = stage.producer();
    List<Future<?>> sent = new ArrayList<>();
    sent.add(producer.send(record(stage)));
    sent.add(producer.send(record(stage), null));
    sent.add(producer.send(record(stage), Callbacks::ignore));
    sent.add(
        producer.send(
            record(stage),
            (metadata, exception) -> {
              ran.add("throwing");
              throw new IllegalStateException("on purpose");
            }));
    sent.add(producer.send(record(stage), shared));
    sent.add(producer.send(record(stage), shared));
    sent.add(producer.send(record(stage), new Named(ran)));
    producer.flush();
    for (Future<?> each : sent) {
      each.get();
    }
    check(ran, List.of("throwing", "shared", "shared", "named"));
  }

  /** One time-out in a callback, and in the future. */
  private static void failing(Stage stage) throws Exception {
    List<String> ran = Collections.synchronizedList(new ArrayList<>());
    Producer<Object, Object> producer = stage.ownPlain("max.block.ms", "100");
    Future<?> sent =
        producer.send(
            record(stage), (metadata, exception) -> ran.add(exception.getClass().getSimpleName()));
    try {
      sent.get();
    } catch (ExecutionException expected) {
      ran.add("future " + expected.getCause().getClass().getSimpleName());
    }
    check(ran, List.of("TimeoutException", "future TimeoutException"));
  }

  /** Sends from a serializer, with another producer, and again from the callback. */
  private static void sending(Stage stage) {
    Producer<Object, Object> audit = stage.producer("linger.ms", "0");
    Serializer<byte[]> auditing = new Auditing(stage, audit);
    Producer<Object, Object> outer = stage.own(new ByteArraySerializer(), auditing);
    stage.send(
        outer,
        stage.message(stage.variant.payload()),
        (metadata, exception) -> stage.send(audit, stage.message(stage.variant.payload())));
    outer.flush();
  }

  /** What the application has overridden is called as often as without the agent. */
  private static void ownRecordClass(Stage stage) throws Exception {
    List<String> reads = new ArrayList<>();
    ProducerRecord<Object, Object> record =
        new ProducerRecord<>(stage.topic, 0, null, Payload.text(16)) {
          @Override
          public Object value() {
            reads.add("value");
            return super.value();
          }
        };
    Producer<Object, Object> producer = stage.producer();
    Future<?> sent = producer.send(record);
    producer.flush();
    sent.get();
    check(reads, List.of("value"));
  }

  private static void ignore(RecordMetadata metadata, Exception exception) {}

  private static ProducerRecord<Object, Object> record(Stage stage) {
    return stage.message(stage.variant.payload()).record;
  }

  private static void check(List<String> ran, List<String> expected) {
    if (!ran.equals(expected)) {
      throw new IllegalStateException("ran " + ran + ", not " + expected);
    }
  }

  private static final class Named implements Callback {
    private final List<String> ran;

    Named(List<String> ran) {
      this.ran = ran;
    }

    @Override
    public void onCompletion(RecordMetadata metadata, Exception exception) {
      ran.add("named");
    }
  }
}
