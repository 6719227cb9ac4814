package io.github.reusewatch.core.watch;

import io.github.reusewatch.core.kafka.KafkaClient;
import io.github.reusewatch.core.report.ProducerId;
import io.github.reusewatch.core.report.Role;
import java.util.concurrent.ConcurrentHashMap;

/** What is kept with a producer from its first send on. */
final class Producer {
  final KafkaClient client;
  final ProducerId id;

  /**
   * Whether it is no {@code KafkaProducer}: it keeps the record itself, as {@code MockProducer}
   * does, or passes it on to another producer.
   */
  final boolean keepsReferences;

  final boolean takesAnyCallback;
  private final boolean leadsToBatch;
  private final boolean rewindsKeys;
  private final boolean rewindsValues;

  private final ConcurrentHashMap<Topic, Destination> destinations = new ConcurrentHashMap<>();

  /**
   * @param takesAnyCallback whether it is Kafka's own, which does the same with a callback as
   *     without; a producer of the application's may not
   * @param rewindsKeys whether a key's bytes before its buffer's position are known to be sent, too
   * @param rewindsValues the same for values
   */
  Producer(
      KafkaClient client,
      ProducerId id,
      boolean keepsReferences,
      boolean takesAnyCallback,
      boolean rewindsKeys,
      boolean rewindsValues) {
    this.client = client;
    this.id = id;
    this.keepsReferences = keepsReferences;
    this.takesAnyCallback = takesAnyCallback;
    this.leadsToBatch = !keepsReferences && client != null && client.seen().everyEnd();
    this.rewindsKeys = rewindsKeys;
    this.rewindsValues = rewindsValues;
  }

  /** Whether it is seen when a record is out of the application's hands. */
  boolean seesHandOver() {
    return keepsReferences || client.seen().copy();
  }

  /**
   * Whether each of its sends comes to a batch or is seen to fail before: its callback need not
   * tell.
   */
  boolean leadsToBatch() {
    return leadsToBatch;
  }

  /** A send of this producer's that has not begun. */
  WatchedSend newSend() throws Throwable {
    return leadsToBatch() ? (WatchedSend) client.newSend() : new WatchedSend();
  }

  /** What the client is to keep with the batch, in the place of {@code callback}. */
  Object callbackOfBatch(WatchedSend send, Object callback) throws Throwable {
    if (!leadsToBatch() || callback == null) {
      return client.callback(send, callback);
    }
    send.delegateTo(callback);
    return send;
  }

  /** Whether what is before a buffer's position is known to count, before any serializer ran. */
  boolean takesHead(Role role) {
    return keepsReferences || (role == Role.KEY ? rewindsKeys : rewindsValues);
  }

  /** Its sends to this topic. */
  Destination to(Topic topic) {
    if (!topic.remembered) {
      // Goes with the topic, and samples nothing: see Intake.stacksFor.
      return new Destination(this, topic, topic.builtTraces);
    }
    Destination known = destinations.get(topic);
    return known != null
        ? known
        : destinations.computeIfAbsent(topic, t -> new Destination(this, t, new TraceSampler()));
  }
}
