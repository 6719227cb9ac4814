package io.github.reusewatch.apps.boot;

import java.util.Map;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;

/** A Spring Boot application with the template that Spring Boot makes, to be run from one jar. */
@SpringBootApplication
public class BootOrders {
  public static void main(String[] arguments) {
    SpringApplication application = new SpringApplication(BootOrders.class);
    application.setDefaultProperties(
        Map.of(
            "spring.kafka.producer.key-serializer",
            ByteArraySerializer.class.getName(),
            "spring.kafka.producer.value-serializer",
            ByteArraySerializer.class.getName(),
            // Nothing leaves before the flush.
            "spring.kafka.producer.properties.linger.ms",
            "60000"));
    application.run(arguments).close();
  }
}
