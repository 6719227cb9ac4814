package io.github.reusewatch.apps.spring;

import java.util.Map;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.kafka.core.DefaultKafkaProducerFactory;
import org.springframework.kafka.core.KafkaAdmin;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.kafka.core.ProducerFactory;

/** The beans. */
@Configuration
class OrdersConfiguration {
  @Value("${orders.bootstrap-servers}")
  private String bootstrapServers;

  @Bean
  ProducerFactory<byte[], byte[]> producerFactory() {
    return new DefaultKafkaProducerFactory<>(
        Map.of("bootstrap.servers", bootstrapServers),
        new ByteArraySerializer(),
        new ByteArraySerializer());
  }

  @Bean
  KafkaTemplate<byte[], byte[]> template() {
    return new KafkaTemplate<>(producerFactory());
  }

  @Bean
  KafkaAdmin admin() {
    return new KafkaAdmin(Map.of("bootstrap.servers", bootstrapServers));
  }

  @Bean
  OrderService orderService() {
    return new OrderService(template());
  }
}
