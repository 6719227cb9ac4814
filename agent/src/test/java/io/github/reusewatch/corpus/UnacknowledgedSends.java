package io.github.reusewatch.corpus;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;

/**
 * Many sends, and no acknowledgement for a long while (KAFKA-14020, OpenTelemetry #19517): nobody
 * may hold the records, and nobody their arrays once the sends are over. Arguments: bootstrap
 * servers, topic of three partitions.
 */
public final class UnacknowledgedSends {
  private static final int MANY = 20_000;
  private static final long MOST_NANOS = 30_000_000_000L;

  private UnacknowledgedSends() {}

  public static void main(String[] arguments) throws Exception {
    List<WeakReference<?>> records = new ArrayList<>();
    List<WeakReference<?>> arrays = new ArrayList<>();
    try (Producers producers = new Producers(arguments[0])) {
      Stage stage = new Stage(Variant.PLAIN, arguments[1], producers);
      Producer<Object, Object> producer = stage.ownPlain("linger.ms", "0");
      Held held = Held.of(stage, producer);
      for (int i = 0; i < MANY; i++) {
        byte[] value = Payload.text(100);
        ProducerRecord<Object, Object> record = new ProducerRecord<>(arguments[1], 2, null, value);
        records.add(new WeakReference<>(record));
        arrays.add(new WeakReference<>(value));
        producer.send(record, null);
      }
      say("records", awaitCleared(records));
      held.letGo();
      stage.end();
      say("arrays", awaitCleared(arrays));
    }
  }

  private static void say(String what, long retained) {
    System.out.println(
        (retained == 0 ? "played " : "failed ") + what + ": " + retained + " retained");
  }

  /** How many were not collected within the time. */
  private static long awaitCleared(List<WeakReference<?>> references) {
    long end = System.nanoTime() + MOST_NANOS;
    long held;
    do {
      System.gc();
      LockSupport.parkNanos(1_000_000);
      held = references.stream().filter(reference -> reference.get() != null).count();
    } while (held > 0 && System.nanoTime() < end);
    return held;
  }
}
