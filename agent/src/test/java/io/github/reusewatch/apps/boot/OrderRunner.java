package io.github.reusewatch.apps.boot;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.ApplicationArguments;
import org.springframework.boot.ApplicationRunner;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;

/** Fills its array anew as soon as {@code send} has returned. */
@Component
class OrderRunner implements ApplicationRunner {
  private final KafkaTemplate<byte[], byte[]> template;
  private final String mutatedTopic;
  private final String cleanTopic;

  OrderRunner(
      KafkaTemplate<byte[], byte[]> template,
      @Value("${orders.mutated}") String mutatedTopic,
      @Value("${orders.clean}") String cleanTopic) {
    this.template = template;
    this.mutatedTopic = mutatedTopic;
    this.cleanTopic = cleanTopic;
  }

  @Override
  public void run(ApplicationArguments arguments) {
    byte[] buffer = "an order of 3 pieces".getBytes(StandardCharsets.US_ASCII);
    template.send(mutatedTopic, buffer);
    Arrays.fill(buffer, (byte) '#');
    template.send(cleanTopic, "an order of 4 pieces".getBytes(StandardCharsets.US_ASCII));
    template.flush();
  }
}
