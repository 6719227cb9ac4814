package io.github.reusewatch.demo.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class AgentSaidTest {
  private static final String WATCHING =
      "reusewatch: watching org.apache.kafka.clients.producer.KafkaProducer, kafka-clients 4.3.1, …";

  private static final String NO_FINDING = "findings: 0 among the 255,777 watched sends";

  private static List<String> watching(String... more) {
    List<String> lines = new ArrayList<>(List.of(WATCHING, NO_FINDING));
    lines.addAll(List.of(more));
    return lines;
  }

  @Test
  void allIsWell() {
    assertThat(AgentSaid.problem(Variant.BARE, List.of(), List.of())).isEmpty();
    assertThat(AgentSaid.problem(Variant.DEFAULT, watching(), List.of())).isEmpty();
    assertThat(AgentSaid.problem(Variant.OPENTELEMETRY, List.of(), List.of("traceparent")))
        .isEmpty();
  }

  @Test
  void aFindingSpoilsTheRun() {
    assertThat(
            AgentSaid.problem(
                Variant.DEFAULT,
                watching("SUMMARY: reusewatch: CHANGED_BEFORE_ACK wire=intact …"),
                List.of()))
        .hasValueSatisfying(problem -> assertThat(problem).contains("SUMMARY: reusewatch:"));
  }

  @Test
  void anAgentThatGaveUpSpoilsTheRun() {
    assertThat(
            AgentSaid.problem(
                Variant.DEFAULT, watching("errors of the agent's own, swallowed: 3; …"), List.of()))
        .isPresent();
    assertThat(AgentSaid.problem(Variant.DEFAULT, watching("  12 past max-in-flight"), List.of()))
        .isPresent();
  }

  @Test
  void anAgentThatDoesNotWatchIsNotMeasured() {
    assertThat(AgentSaid.problem(Variant.DEFAULT, List.of(NO_FINDING), List.of()))
        .contains("the agent watches no producer");
    assertThat(AgentSaid.problem(Variant.DEFAULT, List.of(WATCHING), List.of())).isPresent();
  }

  @Test
  void anAgentThatWatchesThoughItIsOffIsAProblem() {
    assertThat(AgentSaid.problem(Variant.DISABLED, watching(), List.of())).isPresent();
  }

  @Test
  void othersProveThemselvesByTheirHeader() {
    assertThat(AgentSaid.problem(Variant.INTERCEPTOR, List.of(), List.of("traceparent")))
        .contains("records have no header crc32c, only [traceparent]");
  }
}
