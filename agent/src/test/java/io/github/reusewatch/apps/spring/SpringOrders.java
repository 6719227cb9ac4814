package io.github.reusewatch.apps.spring;

import io.github.reusewatch.corpus.Await;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.apache.kafka.clients.admin.NewTopic;
import org.springframework.context.annotation.AnnotationConfigApplicationContext;
import org.springframework.kafka.core.KafkaAdmin;

/**
 * Sends with Spring's template: bootstrap servers, a topic that does not exist, and one that does.
 * The first send blocks until the topic is there, and its array is filled anew meanwhile.
 */
public final class SpringOrders {
  private SpringOrders() {}

  public static void main(String[] arguments) throws InterruptedException {
    System.setProperty("orders.bootstrap-servers", arguments[0]);
    try (AnnotationConfigApplicationContext context =
        new AnnotationConfigApplicationContext(OrdersConfiguration.class)) {
      OrderService orders = context.getBean(OrderService.class);
      byte[] buffer = "an order of 3 pieces".getBytes(StandardCharsets.US_ASCII);
      Thread sender = new Thread(() -> orders.place(arguments[1], buffer), "sender");
      sender.start();
      Await.blockedIn(sender, "waitOnMetadata");
      Arrays.fill(buffer, (byte) '#');
      context
          .getBean(KafkaAdmin.class)
          .createOrModifyTopics(new NewTopic(arguments[1], 1, (short) 1));
      sender.join();
      orders.place(arguments[2], "an order of 4 pieces".getBytes(StandardCharsets.US_ASCII));
    }
  }
}
