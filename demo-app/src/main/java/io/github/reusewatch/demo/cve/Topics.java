package io.github.reusewatch.demo.cve;

import io.github.reusewatch.demo.cve.app.OrdersAndPayments;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.common.TopicPartition;

/** The application's topics: each on a broker of its own. */
final class Topics {
  private Topics() {}

  static void create(String bootstrapServers) throws InterruptedException, ExecutionException {
    try (Admin admin = Admin.create(Map.of("bootstrap.servers", bootstrapServers))) {
      admin
          .createTopics(
              List.of(
                  on(Stall.BROKER, OrdersAndPayments.ORDERS, OrdersAndPayments.ORDERS_PARTITIONS),
                  on(
                      Stall.OTHER_BROKER,
                      OrdersAndPayments.PAYMENTS,
                      OrdersAndPayments.PAYMENTS_PARTITIONS)))
          .all()
          .get();
    }
  }

  static List<TopicPartition> partitions() {
    return Stream.concat(
            partitions(OrdersAndPayments.ORDERS, OrdersAndPayments.ORDERS_PARTITIONS),
            partitions(OrdersAndPayments.PAYMENTS, OrdersAndPayments.PAYMENTS_PARTITIONS))
        .toList();
  }

  private static NewTopic on(int broker, String name, int partitions) {
    return new NewTopic(
        name,
        IntStream.range(0, partitions)
            .boxed()
            .collect(Collectors.toMap(partition -> partition, partition -> List.of(broker))));
  }

  private static Stream<TopicPartition> partitions(String topic, int count) {
    return IntStream.range(0, count).mapToObj(partition -> new TopicPartition(topic, partition));
  }
}
