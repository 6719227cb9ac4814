package io.github.reusewatch.cost.hotpath;

import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import java.util.zip.CRC32C;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** The hash of an array as the agent takes it, beside a copy of the same array. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class Hashing {
  /** Of an array, in bytes. */
  @Param({"100", "1024", "16384", "131072", "1048576"})
  public int size;

  /** Of all arrays, which are used in turn, in MiB; 0 for a single one, which stays in a cache. */
  @Param({"0", "256"})
  public int mebibytes;

  private byte[][] arrays;
  private byte[] target;
  private int next;

  @Setup
  public void fill() {
    Random random = new Random(3);
    arrays =
        Stream.generate(() -> new byte[size])
            .limit(Math.max(1, mebibytes * 1024L * 1024 / size))
            .toArray(byte[][]::new);
    for (byte[] array : arrays) {
      random.nextBytes(array);
    }
    target = new byte[size];
  }

  /** As {@code core.watch.Crc} does it. */
  @Benchmark
  public int hash() {
    byte[] array = next();
    CRC32C crc = new CRC32C();
    crc.update(array, 0, array.length);
    return (int) crc.getValue();
  }

  @Benchmark
  public byte[] copy() {
    byte[] array = next();
    System.arraycopy(array, 0, target, 0, array.length);
    return target;
  }

  private byte[] next() {
    next = next + 1 == arrays.length ? 0 : next + 1;
    return arrays[next];
  }
}
