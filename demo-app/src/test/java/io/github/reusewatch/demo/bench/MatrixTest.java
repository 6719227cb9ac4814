package io.github.reusewatch.demo.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class MatrixTest {
  private static final Size SMALL = Size.of("100B");
  private static final Size MIDDLE = Size.of("1KiB");
  private static final Size LARGE = Size.of("10KiB");

  private static Matrix matrix(Variant... variants) {
    return new Matrix(
        List.of(MIDDLE, SMALL, LARGE),
        List.of(1, 8),
        List.of("1", "all"),
        List.of("none", "lz4"),
        List.of(Size.of("16KiB"), Size.of("64KiB")),
        List.of(0, 5_000),
        Set.of(SMALL, MIDDLE),
        List.of(variants));
  }

  @Test
  void sizesAtTheBaseAndTheOthersOneAtATime() {
    assertThat(matrix().cells().keySet())
        .extracting(Cell::key)
        .containsExactly(
            "1KiB",
            "100B",
            "10KiB",
            "1KiB_8threads",
            "1KiB_acks-all",
            "1KiB_lz4",
            "100B_8threads",
            "100B_acks-all",
            "100B_lz4",
            "1KiB_batch-64KiB",
            "1KiB_rate-5000");
  }

  @Test
  void allVariantsAtTheBaseOfTheSizesInDetail() {
    assertThat(matrix().cells())
        .containsEntry(Cell.BASE, List.of(Variant.values()))
        .containsEntry(Cell.BASE.withSize(SMALL), List.of(Variant.values()))
        .containsEntry(Cell.BASE.withSize(LARGE), Variant.PEERS)
        .containsEntry(Cell.BASE.withThreads(8), Variant.PEERS);
  }

  @Test
  void chosenVariantsAreForAllLoads() {
    assertThat(matrix(Variant.BARE, Variant.WRITER).cells().values())
        .containsOnly(List.of(Variant.BARE, Variant.WRITER));
  }

  @Test
  void theProductHasAllCombinations() {
    assertThat(matrix().product()).hasSize(3 * 2 * 2 * 2 * 2 * 2);
    assertThat(matrix().product().keySet())
        .extracting(Cell::key)
        .contains("1KiB", "10KiB_8threads_acks-all_lz4_batch-64KiB");
  }
}
