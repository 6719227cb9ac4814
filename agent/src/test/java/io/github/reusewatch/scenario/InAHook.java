package io.github.reusewatch.scenario;

import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.kafka.clients.producer.MockProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.ByteArraySerializer;

/**
 * An application whose first class of Kafka's is loaded in a shutdown hook, when the agent's own
 * has run. Argument: the file that standard error goes to.
 */
public final class InAHook {
  private InAHook() {}

  public static void main(String[] arguments) {
    Path stderr = Path.of(arguments[0]);
    Runtime.getRuntime().addShutdownHook(new Thread(() -> sendWhenAgentHasSpoken(stderr)));
  }

  private static void sendWhenAgentHasSpoken(Path stderr) {
    try {
      while (!Files.readString(stderr).contains("NO SEND WAS SEEN")) {
        Thread.sleep(5);
      }
      Sending.send();
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  /** Kept apart, so that nothing of Kafka's is needed to verify the outer class. */
  private static final class Sending {
    static void send() {
      byte[] value = Payloads.ascii(100);
      MockProducer<byte[], byte[]> producer =
          new MockProducer<>(false, null, new ByteArraySerializer(), new ByteArraySerializer());
      producer.send(new ProducerRecord<>("orders", 0, null, value));
      Payloads.refill(value);
      producer.completeNext();
    }
  }
}
