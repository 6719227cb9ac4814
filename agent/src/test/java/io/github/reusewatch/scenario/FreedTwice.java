package io.github.reusewatch.scenario;

import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.nio.ByteBuffer;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.ByteArraySerializer;

/**
 * A batch's buffer is given back twice, as clients before 2.2 wanted to (KAFKA-5957, KAFKA-7501):
 * the next two batches get the same one. In their releases an exception came in between, so that
 * here the application reaches into its client.
 */
public final class FreedTwice {
  private static final int BATCH = 16384;

  private FreedTwice() {}

  /**
   * Sends to three topics.
   *
   * @param arguments the brokers, the topic of the batch that is freed twice, and those of the next
   *     two
   */
  public static void main(String[] arguments) throws Exception {
    Object pool;
    try (KafkaProducer<byte[], byte[]> producer =
        new KafkaProducer<>(
            Map.of(
                "bootstrap.servers",
                arguments[0],
                "linger.ms",
                60_000,
                "retries",
                0,
                "batch.size",
                BATCH),
            new ByteArraySerializer(),
            new ByteArraySerializer())) {
      for (int i = 1; i < arguments.length; i++) {
        producer.partitionsFor(arguments[i]);
      }
      Object accumulator = field(producer, "accumulator");
      pool = field(accumulator, "free");
      send(producer, arguments[1]);
      Object batch =
          ((Iterable<?>) call(field(accumulator, "incomplete"), "copyAll")).iterator().next();
      producer.flush();
      while (!available(pool).equals(call(pool, "totalMemory"))) {
        Thread.onSpinWait(); // the callback comes before the buffer is free
      }
      pool.getClass()
          .getMethod("deallocate", ByteBuffer.class, int.class)
          .invoke(pool, call(batch, "buffer"), BATCH);
      send(producer, arguments[2]);
      send(producer, arguments[3]);
    }
    System.out.println("available " + available(pool));
    System.out.println("total " + call(pool, "totalMemory"));
  }

  private static void send(KafkaProducer<byte[], byte[]> producer, String topic) {
    producer.send(
        new ProducerRecord<>(topic, 0, null, Payloads.ascii(1000)),
        (metadata, exception) ->
            System.out.println(topic + (exception == null ? " acknowledged" : " failed")));
  }

  private static Object available(Object pool) throws ReflectiveOperationException {
    return call(pool, "availableMemory");
  }

  private static Object field(Object owner, String name) throws ReflectiveOperationException {
    Field field = owner.getClass().getDeclaredField(name);
    field.setAccessible(true);
    return field.get(owner);
  }

  private static Object call(Object owner, String name) throws ReflectiveOperationException {
    Method method = owner.getClass().getMethod(name);
    method.setAccessible(true); // of a class that is not public
    return method.invoke(owner);
  }
}
