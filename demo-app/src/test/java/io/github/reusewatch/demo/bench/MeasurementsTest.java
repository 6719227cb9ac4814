package io.github.reusewatch.demo.bench;

import static io.github.reusewatch.demo.bench.Forks.failed;
import static io.github.reusewatch.demo.bench.Forks.measurements;
import static io.github.reusewatch.demo.bench.Forks.ran;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MeasurementsTest {
  private static final Cell BASE = Cell.BASE;
  private static final Cell LZ4 = BASE.withCompression("lz4");

  private final Measurements measurements =
      measurements(
          ran(1, BASE, Variant.BARE, 2, 100, 700),
          ran(1, BASE, Variant.DEFAULT, 3, 90, 800),
          ran(1, LZ4, Variant.BARE, 100, 1, 9_000),
          ran(2, BASE, Variant.DEFAULT, 44, 50, 900),
          ran(2, BASE, Variant.BARE, 40, 50, 700),
          ran(3, BASE, Variant.BARE, 4, 80, 700),
          failed(3, BASE, Variant.DEFAULT));

  @Test
  void eachVariantIsComparedWithBareOfTheSameRoundAndLoad() {
    assertThat(Ratio.CPU.of(measurements, BASE, Variant.DEFAULT))
        .contains(new Spread((1.5 + 1.1) / 2, 1.1, 1.5));
    assertThat(Ratio.THROUGHPUT.of(measurements, BASE, Variant.DEFAULT))
        .contains(new Spread((0.9 + 1) / 2, 0.9, 1));
  }

  @Test
  void allocationIsADifference() {
    assertThat(Ratio.ALLOCATION.of(measurements, BASE, Variant.DEFAULT))
        .contains(new Spread(150, 100, 200));
  }

  @Test
  void whatFailedCountsNowhereButAmongTheFailed() {
    assertThat(measurements.of(BASE, Variant.DEFAULT)).hasSize(2);
    assertThat(measurements.failed())
        .extracting(each -> each.fork().name())
        .containsExactly("1KiB-default-3");
  }

  @Test
  void withoutBareThereIsNoRatio() {
    Measurements alone = measurements(ran(1, BASE, Variant.DEFAULT, 3, 90, 800));
    assertThat(Ratio.CPU.of(alone, BASE, Variant.DEFAULT)).isEmpty();
    assertThat(Ratio.CPU.of(measurements, LZ4, Variant.DEFAULT)).isEmpty();
  }

  @Test
  void driftIsThatOfAllForksOfALoad() {
    assertThat(measurements.spread(BASE, Figure.DRIFT)).contains(new Spread(2, 2, 2));
  }

  @Test
  void whatTheSystemDoesNotTellIsEmpty() {
    assertThat(measurements.spread(BASE, Variant.BARE, Figure.RSS)).isEmpty();
  }
}
