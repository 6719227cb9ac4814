package io.github.reusewatch.cost.hotpath;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.concurrent.atomic.LongAdder;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.profile.InternalProfiler;
import org.openjdk.jmh.results.AggregationPolicy;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.ScalarResult;

/**
 * Of a send: what its phase allocates, and the CPU time of the whole process, which has the garbage
 * collector's share in it, and that of the phases which are not measured.
 */
public final class Figures implements InternalProfiler {
  private static final String BYTES = "bytes";
  private static final String CPU = "cpu";
  private static final String SENDS = "sends";

  private static final LongAdder ALLOCATED = new LongAdder();
  private static final LongAdder SENT = new LongAdder();

  private final OperatingSystemMXBean process =
      (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
  private long cpuBefore;

  static void allocated(long bytes, int sends) {
    ALLOCATED.add(bytes);
    SENT.add(sends);
  }

  @Override
  public void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
    ALLOCATED.reset();
    SENT.reset();
    cpuBefore = process.getProcessCpuTime();
  }

  @Override
  public List<? extends Result<?>> afterIteration(
      BenchmarkParams benchmark, IterationParams iteration, IterationResult result) {
    return List.of(
        sum(BYTES, ALLOCATED.sum(), "B"),
        sum(CPU, process.getProcessCpuTime() - cpuBefore, "ns"),
        sum(SENDS, SENT.sum(), "sends"));
  }

  private static ScalarResult sum(String label, long figure, String unit) {
    return new ScalarResult(label, (double) figure, unit, AggregationPolicy.SUM);
  }

  /** Bytes that the phase allocates for a send. */
  static double bytes(RunResult result) {
    return ofSend(result, BYTES);
  }

  /** Nanoseconds of CPU for a send. */
  static double cpu(RunResult result) {
    return ofSend(result, CPU);
  }

  private static double ofSend(RunResult result, String label) {
    return sum(result, label) / sum(result, SENDS);
  }

  private static double sum(RunResult result, String label) {
    return result.getSecondaryResults().get(label).getScore();
  }

  @Override
  public String getDescription() {
    return "bytes allocated and CPU time of the process";
  }
}
