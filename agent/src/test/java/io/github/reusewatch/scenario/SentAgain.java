package io.github.reusewatch.scenario;

import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.errors.RecordTooLargeException;

/**
 * A record whose send failed when it was serialized already, and its headers were read-only, is
 * sent again by another producer; its buffer was filled anew in between. Arguments: bootstrap
 * servers, topic.
 */
public final class SentAgain {
  private SentAgain() {}

  public static void main(String[] arguments) throws Exception {
    byte[] value = Payloads.ascii(1000);
    ProducerRecord<byte[], byte[]> record = new ProducerRecord<>(arguments[1], 0, null, value);
    try (Cluster cluster = new Cluster(arguments[0]);
        KafkaProducer<byte[], byte[]> strict = cluster.producer("max.request.size", "100");
        KafkaProducer<byte[], byte[]> lenient = cluster.producer()) {
      cluster.createTopic(arguments[1]);
      try {
        strict.send(record).get();
        throw new IllegalStateException("sent in spite of its size");
      } catch (ExecutionException expected) {
        if (!(expected.getCause() instanceof RecordTooLargeException)) {
          throw expected;
        }
      }
      Payloads.refill(value);
      lenient.send(record).get();
    }
  }
}
