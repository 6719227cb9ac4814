package io.github.reusewatch.scenario;

import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.nio.ByteBuffer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;

/**
 * A batch's buffer is given back twice, as clients before 2.2 tried to (KAFKA-5957, KAFKA-7501):
 * the next two batches get the same one. Here it is the application that reaches into its client,
 * since in the releases an exception came in between.
 */
public final class FreedTwice {
  private static final int BATCH = 16384;

  private FreedTwice() {}

  public static void main(String[] arguments) throws Exception {
    try (Cluster cluster = new Cluster(arguments[0])) {
      cluster.createTopic(arguments[1]);
      cluster.createTopic(arguments[2]);
      Object pool;
      try (KafkaProducer<byte[], byte[]> producer =
          cluster.producer("linger.ms", "60000", "retries", "0", "batch.size", BATCH)) {
        producer.partitionsFor(arguments[1]);
        producer.partitionsFor(arguments[2]);
        pool = field(field(producer, "accumulator"), "free");
        freeTwice(pool);
        for (int topic = 1; topic <= 2; topic++) {
          String name = arguments[topic];
          producer.send(
              new ProducerRecord<>(name, 0, null, Payloads.ascii(1000)),
              (metadata, exception) ->
                  System.out.println(name + (exception == null ? " acknowledged" : " failed")));
        }
      }
      System.out.println("available " + call(pool, "availableMemory"));
      System.out.println("total " + call(pool, "totalMemory"));
    }
  }

  private static void freeTwice(Object pool) throws ReflectiveOperationException {
    Method allocate = pool.getClass().getMethod("allocate", int.class, long.class);
    Method deallocate = pool.getClass().getMethod("deallocate", ByteBuffer.class, int.class);
    Object buffer = allocate.invoke(pool, BATCH, 1000L);
    deallocate.invoke(pool, buffer, BATCH);
    deallocate.invoke(pool, buffer, BATCH);
  }

  private static Object field(Object owner, String name) throws ReflectiveOperationException {
    Field field = owner.getClass().getDeclaredField(name);
    field.setAccessible(true);
    return field.get(owner);
  }

  private static Object call(Object owner, String name) throws ReflectiveOperationException {
    return owner.getClass().getMethod(name).invoke(owner);
  }
}
