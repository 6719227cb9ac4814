package io.github.reusewatch.core.watch;

import io.github.reusewatch.core.kafka.KafkaClient;
import io.github.reusewatch.core.report.ProducerId;
import java.util.concurrent.ConcurrentHashMap;

/** What is kept with a {@code KafkaProducer} from its first send on. */
final class Producer {
  final KafkaClient client;
  final ProducerId id;
  private final ConcurrentHashMap<Topic, TraceSampler> traces = new ConcurrentHashMap<>();

  Producer(KafkaClient client, ProducerId id) {
    this.client = client;
    this.id = id;
  }

  /** The stacks of sends to this topic. */
  TraceSampler traces(Topic topic) {
    if (!topic.remembered) {
      return topic.builtTraces; // goes with the topic, and samples nothing: see Intake.stacksFor
    }
    TraceSampler known = traces.get(topic);
    return known != null ? known : traces.computeIfAbsent(topic, t -> new TraceSampler());
  }
}
