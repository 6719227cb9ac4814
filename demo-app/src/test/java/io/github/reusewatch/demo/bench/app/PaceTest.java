package io.github.reusewatch.demo.bench.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class PaceTest {
  private static final long RECORDS = 640;

  @Test
  void noRecordGoesBeforeItsTime() {
    long begin = System.nanoTime();
    Pace pace = new Pace(6_400);
    for (long number = 1; number <= RECORDS; number++) {
      pace.await(number);
    }
    assertThat(Duration.ofNanos(System.nanoTime() - begin)).isGreaterThan(Duration.ofMillis(99));
  }
}
