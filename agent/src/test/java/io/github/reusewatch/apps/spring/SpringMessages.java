package io.github.reusewatch.apps.spring;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.springframework.context.annotation.AnnotationConfigApplicationContext;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.kafka.support.KafkaHeaders;
import org.springframework.messaging.Message;
import org.springframework.messaging.support.MessageBuilder;

/**
 * Sends messages that were made before: bootstrap servers, and two topics. The payload of the first
 * is filled anew before it is sent; and that of a message that was sent, afterwards.
 */
public final class SpringMessages {
  private SpringMessages() {}

  public static void main(String[] arguments) throws Exception {
    System.setProperty("orders.bootstrap-servers", arguments[0]);
    try (AnnotationConfigApplicationContext context =
        new AnnotationConfigApplicationContext(OrdersConfiguration.class)) {
      KafkaTemplate<?, ?> template = context.getBean(KafkaTemplate.class);
      byte[] buffer = "an order of 3 pieces".getBytes(StandardCharsets.US_ASCII);
      Message<?> early = message(arguments[1], buffer);
      Arrays.fill(buffer, (byte) '#');
      template.send(early).get();
      byte[] another = "an order of 4 pieces".getBytes(StandardCharsets.US_ASCII);
      Message<?> clean = message(arguments[2], another);
      template.send(clean).get();
      Arrays.fill(another, (byte) '#');
      template.send(clean).get();
    }
  }

  private static Message<?> message(String topic, byte[] order) {
    return MessageBuilder.withPayload(order).setHeader(KafkaHeaders.TOPIC, topic).build();
  }
}
