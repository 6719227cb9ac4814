package io.github.reusewatch.demo.bench.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class WorkloadTest {
  @Test
  void arrivesAsItWasGiven() {
    Workload workload =
        new Workload(
            100,
            8,
            70_000,
            Duration.ofMillis(1_500),
            4,
            Duration.ofSeconds(2),
            Map.of("acks", "all", "interceptor.classes", "a.b=c"));

    assertThat(Workload.of(workload.arguments())).isEqualTo(workload);
  }

  @Test
  void wordWithoutAValueIsNamed() {
    assertThatThrownBy(() -> Workload.of(List.of("size"))).hasMessageContaining("'size'");
  }
}
