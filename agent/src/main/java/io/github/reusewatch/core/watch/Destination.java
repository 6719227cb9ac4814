package io.github.reusewatch.core.watch;

/** The sends of one producer to one topic. */
final class Destination {
  final Producer producer;
  final Topic topic;

  /** The stacks of these sends. */
  final TraceSampler traces;

  Destination(Producer producer, Topic topic, TraceSampler traces) {
    this.producer = producer;
    this.topic = topic;
    this.traces = traces;
  }
}
