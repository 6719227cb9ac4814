package io.github.reusewatch.cost;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.profile.InternalProfiler;
import org.openjdk.jmh.results.AggregationPolicy;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.ScalarResult;

/**
 * The CPU time that the benchmark's thread takes for an operation, in nanoseconds: of the best
 * iteration. On a machine that has other work to do, the time on the clock says more of that work.
 */
public final class CpuTime implements InternalProfiler {
  public static final String LABEL = "cpu";

  private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
  private long before;

  @Override
  public void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
    before = ofWorker();
  }

  @Override
  public List<? extends Result<?>> afterIteration(
      BenchmarkParams benchmark, IterationParams iteration, IterationResult result) {
    double nanos = ofWorker() - before;
    if (nanos <= 0) {
      throw new IllegalStateException("no thread runs the benchmark");
    }
    return List.of(
        new ScalarResult(
            LABEL, nanos / result.getMetadata().getAllOps(), "ns/op", AggregationPolicy.MIN));
  }

  /** Before the first iteration there is none; then it lives as long as the JVM. */
  private long ofWorker() {
    for (long id : threads.getAllThreadIds()) {
      var thread = threads.getThreadInfo(id);
      if (thread != null && thread.getThreadName().contains("-jmh-worker-")) {
        return threads.getThreadCpuTime(id);
      }
    }
    return 0;
  }

  @Override
  public String getDescription() {
    return "CPU time of the benchmark's thread";
  }
}
