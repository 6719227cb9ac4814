package io.github.reusewatch.core.instrument;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.instrument.ClassFileTransformer;
import java.security.ProtectionDomain;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import net.bytebuddy.ByteBuddy;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ClientGateTest {
  private static final String PRODUCER = "org/apache/kafka/clients/producer/KafkaProducer";
  private static final byte[] CLASS_FILE = new ByteBuddy().subclass(Object.class).make().getBytes();

  /** Not that of the gate, which it lets pass. */
  private final ClassLoader loader = new ClassLoader(null) {};

  private final AtomicInteger opened = new AtomicInteger();

  @ParameterizedTest
  @ValueSource(
      strings = {
        PRODUCER,
        "com/acme/shaded/org/apache/kafka/clients/producer/KafkaProducer",
        "org/apache/kafka/common/Cluster",
        "org/apache/kafka/connect/source/SourceRecord",
        "org/springframework/messaging/support/GenericMessage"
      })
  void opensForTheFirstClassOfAClientAndShowsItToThoseBehind(String name) throws Exception {
    ClientGate gate = gateBefore(new Marking((byte) 1));
    assertThat(transform(gate, name)).containsExactly(1);
    assertThat(opened).hasValue(1);
  }

  @Test
  void opensForAProducerOfTheApplicationsOwn() throws Exception {
    byte[] producer = new ByteBuddy().subclass(Producer.class).make().getBytes();
    ClientGate gate = gateBefore(new Marking((byte) 1));
    assertThat(gate.transform(loader, "com/acme/Auditing", null, null, producer))
        .containsExactly(1);
  }

  @Test
  void staysClosedForAllOthers() throws Exception {
    ClientGate gate = gateBefore(new Marking((byte) 1));
    assertThat(transform(gate, "com/acme/Main")).isNull();
    assertThat(transform(gate, "org/apache/kafkaesque/clients/Main")).isNull();
    assertThat(transform(gate, null)).as("a hidden class").isNull();
    assertThat(gate.transform(null, PRODUCER, null, null, CLASS_FILE)).as("bootstrap").isNull();
    assertThat(gate.transform(loader, PRODUCER, KafkaProducer.class, null, CLASS_FILE))
        .as("redefined")
        .isNull();
    ClassLoader own = ClientGate.class.getClassLoader();
    assertThat(gate.transform(own, PRODUCER, null, null, CLASS_FILE)).as("its own").isNull();
    assertThat(opened).hasValue(0);
  }

  @Test
  void isOpenedOnceAndThenLetsEachClassSeeAllThatStandBehind() throws Exception {
    ClientGate gate = gateBefore(new Marking((byte) 1), new Marking((byte) 2));
    assertThat(gate.open()).isSameAs(gate.open());
    assertThat(transform(gate, "com/acme/Main")).containsExactly(1, 2);
    assertThat(gate.transform(loader, PRODUCER, KafkaProducer.class, null, CLASS_FILE))
        .as("redefined")
        .containsExactly(1, 2);
    assertThat(opened).hasValue(1);
  }

  @Test
  void aClassThatNobodyBehindChangesIsLeftAsItIs() throws Exception {
    ClassFileTransformer none = new ClassFileTransformer() {};
    assertThat(transform(gateBefore(none), PRODUCER)).isNull();
    assertThat(transform(gateBefore(none, new Marking((byte) 2), none), PRODUCER))
        .containsExactly(2);
  }

  @Test
  void whoComesWhileItIsBeingOpenedWaits() throws Exception {
    CountDownLatch opening = new CountDownLatch(1);
    CountDownLatch go = new CountDownLatch(1);
    ClientGate gate =
        new ClientGate(
            () -> {
              opening.countDown();
              await(go);
              return List.of(new Marking((byte) 1));
            });
    ExecutorService threads = Executors.newFixedThreadPool(4);
    try {
      List<Future<byte[]>> transformed = new ArrayList<>();
      for (int i = 0; i < 4; i++) {
        transformed.add(threads.submit(() -> transform(gate, PRODUCER)));
      }
      await(opening);
      assertThat(transform(gate, "com/acme/Main")).as("does not wait").isNull();
      go.countDown();
      for (Future<byte[]> each : transformed) {
        assertThat(each.get()).containsExactly(1);
      }
    } finally {
      threads.shutdownNow();
    }
  }

  @Test
  void namesTheProducersThatWereLoadedBeforeIt() {
    assertThat(
            ClientGate.tooEarly(
                new Class<?>[] {
                  String.class, KafkaProducer.class, Producer.class, ProducerRecord.class
                }))
        .containsExactly(KafkaProducer.class, ProducerRecord.class);
  }

  private ClientGate gateBefore(ClassFileTransformer... behind) {
    Supplier<List<ClassFileTransformer>> opening =
        () -> {
          opened.incrementAndGet();
          return List.of(behind);
        };
    return new ClientGate(opening);
  }

  private byte[] transform(ClientGate gate, String name) throws Exception {
    return gate.transform(loader, name, null, null, CLASS_FILE);
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  /** Makes a class file of its mark, or puts that behind the marks that are there. */
  private static final class Marking implements ClassFileTransformer {
    private final byte mark;

    Marking(byte mark) {
      this.mark = mark;
    }

    @Override
    public byte[] transform(
        ClassLoader loader,
        String internalName,
        Class<?> redefined,
        ProtectionDomain domain,
        byte[] classFile) {
      if (classFile.length > 1) {
        return new byte[] {mark};
      }
      return new byte[] {classFile[0], mark};
    }
  }
}
