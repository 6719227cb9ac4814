package io.github.reusewatch.core.instrument;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.Serializable;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import net.bytebuddy.ByteBuddy;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.MockProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.junit.jupiter.api.Test;

class ClassFileHeaderTest {
  @Test
  void whoNamesTheInterfaceIsFound() throws IOException {
    assertThat(declaresProducer(KafkaProducer.class)).isTrue();
    assertThat(declaresProducer(MockProducer.class)).isTrue();
  }

  @Test
  void amongOthersToo() {
    assertThat(
            ClassFileHeader.declaresProducer(
                new ByteBuddy()
                    .subclass(Object.class)
                    .implement(Serializable.class, Producer.class, Callable.class)
                    .make()
                    .getBytes()))
        .isTrue();
  }

  @Test
  void allOthersAreNot() throws IOException {
    assertThat(declaresProducer(Producer.class)).isFalse();
    assertThat(declaresProducer(ProducerRecord.class)).isFalse();
    assertThat(declaresProducer(String.class)).isFalse();
    assertThat(declaresProducer(ClassFileHeaderTest.class)).isFalse();
  }

  @Test
  void aRelocatedInterfaceIsFoundAndOneThatOnlyEndsLikeItIsNot() {
    assertThat(implementing("com.acme.shaded.org.apache.kafka.clients.producer.Producer")).isTrue();
    assertThat(implementing("com.acme.borg.apache.kafka.clients.producer.Producer")).isFalse();
  }

  @Test
  void aMethodIsDeclaredNotMerelyCalled() throws IOException {
    assertThat(declaresMethod(KafkaProducer.class, "send")).isTrue();
    assertThat(declaresMethod(KafkaProducer.class, "flush", "send")).isTrue();
    assertThat(declaresMethod(KafkaProducer.class, "<init>")).isTrue();
    assertThat(declaresMethod(KafkaProducer.class, "sen")).isFalse();
    assertThat(declaresMethod(KafkaProducer.class, "serialize")).as("calls it").isFalse();
    assertThat(declaresMethod(KafkaProducer.class, "clientId")).as("a field").isFalse();
    assertThat(ClassFileHeader.declaresMethod(new byte[0], List.of(new byte[0]))).isFalse();
  }

  private static boolean declaresMethod(Class<?> type, String... names) throws IOException {
    return ClassFileHeader.declaresMethod(
        classFile(type),
        Arrays.stream(names)
            .map(name -> name.getBytes(StandardCharsets.UTF_8))
            .collect(Collectors.toList()));
  }

  @Test
  void whatIsNoClassFileIsNone() {
    assertThat(ClassFileHeader.declaresProducer(new byte[0])).isFalse();
    assertThat(ClassFileHeader.declaresProducer(new byte[] {1, 2, 3, 4, 5, 6, 7, 8, 0, 9, 7, 7}))
        .isFalse();
  }

  private static boolean implementing(String name) {
    return ClassFileHeader.declaresProducer(
        new ByteBuddy()
            .subclass(Object.class)
            .implement(new ByteBuddy().makeInterface().name(name).make().getTypeDescription())
            .make()
            .getBytes());
  }

  private static boolean declaresProducer(Class<?> type) throws IOException {
    return ClassFileHeader.declaresProducer(classFile(type));
  }

  private static byte[] classFile(Class<?> type) throws IOException {
    try (InputStream in =
        type.getResourceAsStream("/" + type.getName().replace('.', '/') + ".class")) {
      return in.readAllBytes();
    }
  }
}
