package io.github.reusewatch.demo.bench;

import java.util.List;
import java.util.Set;
import picocli.CommandLine.Option;

/** What the command line says of the loads. */
final class LoadOptions {
  private static final Size SMALL = Size.of("100B");
  private static final Size BASE = Cell.BASE.size();
  private static final Size BATCH = Cell.BASE.batch();
  private static final List<Size> ALL_SIZES =
      List.of(BASE, SMALL, Size.of("10KiB"), Size.of("100KiB"));
  private static final List<String> ACKS = List.of("0", "1", "all");
  private static final List<String> COMPRESSION = List.of("none", "gzip", "snappy", "lz4", "zstd");
  private static final int MOST_THREADS = 64;

  @Option(
      names = "--sizes",
      paramLabel = "SIZE",
      split = ",",
      converter = SizeConverter.class,
      description = "Of records (default: 1KiB,100B,10KiB,100KiB; --quick: 1KiB,100B).")
  private List<Size> sizes;

  @Option(
      names = "--threads",
      paramLabel = "COUNT",
      split = ",",
      description = "That send (default: 1,8).")
  private List<Integer> threads;

  @Option(
      names = "--acks",
      paramLabel = "ACKS",
      split = ",",
      description = "0, 1 or all (default: 1,all; --quick: 1).")
  private List<String> acks;

  @Option(
      names = "--compression",
      paramLabel = "TYPE",
      split = ",",
      description = "The client's compression.type (default: none,lz4; --quick: none).")
  private List<String> compression;

  @Option(
      names = "--batch-size",
      paramLabel = "SIZE",
      split = ",",
      converter = SizeConverter.class,
      description = "The client's batch.size (default: 16KiB,64KiB; --quick: 16KiB).")
  private List<Size> batches;

  @Option(
      names = "--rate",
      paramLabel = "RECORDS",
      split = ",",
      description = "Records per second; 0 for as many as can be sent (default: 0).")
  private List<Integer> rates;

  @Option(
      names = "--variants",
      paramLabel = "NAME",
      split = ",",
      converter = VariantConverter.class,
      description =
          "For all loads (default: all for the base at 1KiB and, without --quick, at 100B; bare,"
              + " default and opentelemetry for the others).")
  private List<Variant> variants;

  /**
   * The loads.
   *
   * @throws IllegalArgumentException for a value that is none
   */
  Matrix matrix(boolean quick) {
    Set<Size> inDetail = quick ? Set.of(BASE) : Set.of(BASE, SMALL);
    return new Matrix(
        given(sizes, quick ? List.of(BASE, SMALL) : ALL_SIZES),
        threads(given(threads, List.of(1, 8))),
        words("--acks", given(acks, quick ? List.of("1") : List.of("1", "all")), ACKS),
        words(
            "--compression",
            given(compression, quick ? List.of("none") : List.of("none", "lz4")),
            COMPRESSION),
        given(batches, quick ? List.of(BATCH) : List.of(BATCH, Size.of("64KiB"))),
        rates(given(rates, List.of(0))),
        inDetail,
        given(variants, List.of()));
  }

  private static <T> List<T> given(List<T> values, List<T> otherwise) {
    return values == null ? otherwise : values.stream().distinct().toList();
  }

  private static List<Integer> threads(List<Integer> values) {
    for (int each : values) {
      if (each < 1 || each > MOST_THREADS) {
        throw new IllegalArgumentException(
            "--threads has %d: give 1 to %d".formatted(each, MOST_THREADS));
      }
    }
    return values;
  }

  private static List<Integer> rates(List<Integer> values) {
    for (int each : values) {
      if (each < 0) {
        throw new IllegalArgumentException("--rate has %d: give 0 or more".formatted(each));
      }
    }
    return values;
  }

  private static List<String> words(String option, List<String> values, List<String> possible) {
    for (String each : values) {
      if (!possible.contains(each)) {
        throw new IllegalArgumentException(
            "%s has '%s': give one of %s".formatted(option, each, String.join(", ", possible)));
      }
    }
    return values;
  }
}
