package io.github.reusewatch.apps.spring;

import org.springframework.kafka.core.KafkaTemplate;

/** What an application's code of its own looks like. */
class OrderService {
  private final KafkaTemplate<byte[], byte[]> template;

  OrderService(KafkaTemplate<byte[], byte[]> template) {
    this.template = template;
  }

  void place(String topic, byte[] order) {
    template.send(topic, order);
  }
}
