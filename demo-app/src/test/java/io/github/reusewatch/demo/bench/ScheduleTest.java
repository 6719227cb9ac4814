package io.github.reusewatch.demo.bench;

import static io.github.reusewatch.demo.bench.Variant.BARE;
import static io.github.reusewatch.demo.bench.Variant.DEFAULT;
import static io.github.reusewatch.demo.bench.Variant.OPENTELEMETRY;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ScheduleTest {
  @Test
  void everyVariantOnceInEachRoundAndAnotherOneFirst() {
    List<Fork> forks = Schedule.of(Map.of(Cell.BASE, List.of(BARE, DEFAULT, OPENTELEMETRY)), 3);

    assertThat(forks)
        .extracting(Fork::variant)
        .containsExactly(
            BARE,
            DEFAULT,
            OPENTELEMETRY,
            DEFAULT,
            OPENTELEMETRY,
            BARE,
            OPENTELEMETRY,
            BARE,
            DEFAULT);
    assertThat(forks).extracting(Fork::round).containsExactly(1, 1, 1, 2, 2, 2, 3, 3, 3);
  }
}
