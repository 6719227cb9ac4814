package io.github.reusewatch.core.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ApplicationPackagesTest {
  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource({
    "com.acme.orders.Writer, com.acme.",
    "com.acme.Writer, com.acme.",
    "acme.Writer, acme.",
    "Writer, Writer",
    "uk.co.acme.orders.Writer, uk.co.acme.",
    "com.github.acme.orders.Writer, com.github.acme.",
    "com.github.acme.Writer, com.github.acme.",
    "uk.co.acme.Writer, uk.co.acme.",
    "org.apache.fluss.client.Writer, org.apache.fluss.",
    // nothing narrower is left
    "com.github.Writer, com.github.",
    // of Kotlin: a file, a lambda, a nested class
    "com.acme.orders.WriterKt, com.acme.",
    "com.acme.orders.WriterKt$main$1, com.acme.",
    "MainKt, MainKt",
    "Main$Writer, Main$Writer"
  })
  void areWhatIsCommonToAnOrganisationsCode(String className, String prefix) {
    assertThat(of(new StackTraceElement(className, "m", "F.java", 1))).containsExactly(prefix);
  }

  @Test
  void ofFramesOfTheApplicationOnly() {
    assertThat(
            of(
                Stacks.frames(
                    "org.apache.kafka.clients.producer.KafkaProducer.send(KafkaProducer.java:1)",
                    "org.springframework.kafka.core.KafkaTemplate.send(KafkaTemplate.java:1)",
                    "com.acme.orders.Writer.flush(Writer.java:88)",
                    "org.example.Pool.take(Pool.java:1)",
                    "com.acme.Main.main(Main.java:1)",
                    "java.lang.Thread.run(Thread.java:1)")))
        .containsExactly("com.acme.", "org.example.");
    assertThat(of(Stacks.frames("java.lang.Thread.run(Thread.java:1)"))).isEmpty();
    assertThat(ApplicationPackages.of(List.of())).isEmpty();
  }

  @Test
  void aFindingHasThoseOfBothItsSites() {
    assertThat(
            new TestFinding()
                .sentAt("org.example.Writer.flush(Writer.java:1)")
                .make()
                .applicationPackages())
        .containsExactly("com.acme.", "org.example.");
    assertThat(
            new TestFinding()
                .sendSite(new CallSite("t", false, null))
                .builtSite(null)
                .make()
                .applicationPackages())
        .isEmpty();
  }

  private static Iterable<String> of(StackTraceElement... frames) {
    return ApplicationPackages.of(List.<StackTraceElement[]>of(frames));
  }
}
