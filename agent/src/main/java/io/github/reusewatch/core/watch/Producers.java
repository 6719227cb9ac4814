package io.github.reusewatch.core.watch;

import io.github.reusewatch.bridge.Carrier;
import io.github.reusewatch.core.kafka.KafkaClient;
import io.github.reusewatch.core.report.ProducerId;
import java.util.function.Function;
import java.util.function.Supplier;

/** Finds what is kept with a producer. */
public final class Producers {
  /** One client for each class of producers; it goes when the class does. */
  private final ClassValue<Client> clients;

  /**
   * For the whole JVM.
   *
   * @param newClient makes the client of a class that implements {@code Producer}; where it extends
   *     {@code KafkaProducer}, of that
   */
  public Producers(Function<Class<?>, KafkaClient> newClient) {
    clients =
        new ClassValue<>() {
          @Override
          protected Client computeValue(Class<?> producerClass) {
            return new Client(() -> newClient.apply(producerClass));
          }
        };
  }

  Producer of(Object producer) throws Throwable {
    Carrier carrier = (Carrier) producer;
    Object carried = carrier.reusewatch$carried();
    if (carried == null) {
      // Two first sends at once may make two, which harms nothing; a lock on the application's
      // object could.
      carried = make(producer);
      carrier.reusewatch$carry(carried);
    }
    return (Producer) carried;
  }

  private Producer make(Object producer) throws Throwable {
    Class<?> type = producer.getClass();
    Class<?> kafkaProducer = type;
    while (kafkaProducer != null && !kafkaProducer.getName().endsWith(KafkaClient.PRODUCER)) {
      kafkaProducer = kafkaProducer.getSuperclass();
    }
    boolean other = kafkaProducer == null;
    KafkaClient client = clients.get(other ? type : kafkaProducer).get();
    return new Producer(
        client,
        new ProducerId(type.getName(), client.clientId(producer), client.version()),
        other,
        !other || isMock(type),
        !other && client.rewindsKeys(producer),
        !other && client.rewindsValues(producer));
  }

  private static boolean isMock(Class<?> type) {
    return type != null
        && (type.getName().endsWith(KafkaClient.MOCK_PRODUCER) || isMock(type.getSuperclass()));
  }

  /**
   * Made once: an application's threads start together, a ClassValue lets each of them compute, and
   * a client takes some ten milliseconds to make.
   */
  private static final class Client {
    private final Supplier<KafkaClient> maker;
    private KafkaClient made;

    Client(Supplier<KafkaClient> maker) {
      this.maker = maker;
    }

    synchronized KafkaClient get() {
      if (made == null) {
        made = maker.get();
      }
      return made;
    }
  }
}
