package io.github.reusewatch.cost.hotpath;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;

/** A phase of {@link Batch#SENDS} sends, whose times are sampled. */
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class HotPath {
  @Benchmark
  public void batch(Sender sender, Flight flight) {
    sender.measured(flight);
  }
}
