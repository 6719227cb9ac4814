package io.github.reusewatch.corpus;

import java.util.ArrayList;
import java.util.List;
import org.apache.kafka.clients.producer.Producer;

/** One record, unchanged, is sent many times at once (spring-kafka #2067). */
final class RepeatedSends {
  private static final int TIMES = 10;

  private RepeatedSends() {}

  static List<Case> cases() {
    Variants some =
        Variants.any()
            .sizes(Size.EMPTY, Size.SMALL, Size.KIB)
            .deliveries(Delivery.ACKS_0, Delivery.TRANSACTIONAL)
            .compressions(Compression.NONE, Compression.SNAPPY);
    return List.of(
        Case.of("N5", "at-once", RepeatedSends::atOnce).over(some.pairs()),
        Case.of("N5", "two-threads", RepeatedSends::twoThreads)
            // Two threads must not move one buffer's position.
            .over(some.containers(Container.ARRAY, Container.BYTES).pairs()));
  }

  private static void atOnce(Stage stage) {
    Message message = stage.message(stage.variant.payload());
    Producer<Object, Object> producer = stage.producer();
    for (int i = 0; i < TIMES; i++) {
      stage.send(producer, message);
    }
  }

  private static void twoThreads(Stage stage) throws Exception {
    Message message = stage.message(stage.variant.payload());
    Producer<Object, Object> producer = stage.producer();
    List<Background> threads = new ArrayList<>();
    for (int thread = 0; thread < 2; thread++) {
      threads.add(
          Background.start(
              () -> {
                for (int i = 0; i < TIMES; i++) {
                  stage.send(producer, message);
                }
              }));
    }
    for (Background thread : threads) {
      thread.join();
    }
  }
}
