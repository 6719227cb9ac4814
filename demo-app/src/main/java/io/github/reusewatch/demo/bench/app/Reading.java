package io.github.reusewatch.demo.bench.app;

import com.sun.management.OperatingSystemMXBean;
import com.sun.management.ThreadMXBean;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;

/**
 * The process's meters at one moment.
 *
 * @param nanoTime of {@link System#nanoTime}
 * @param cpuNanos of all threads, those of the JVM's own included
 * @param acknowledged records since the start
 * @param allocatedBytes of all threads that live
 * @param gcMillis of all collectors since the start
 * @param jitMillis spent compiling since the start
 */
record Reading(
    long nanoTime,
    long cpuNanos,
    long acknowledged,
    long allocatedBytes,
    long gcMillis,
    long jitMillis) {

  static Reading now(long acknowledged) {
    return new Reading(
        System.nanoTime(), cpu(), acknowledged, allocated(), collections(), compilations());
  }

  private static long cpu() {
    return ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class).getProcessCpuTime();
  }

  private static long allocated() {
    ThreadMXBean threads = ManagementFactory.getPlatformMXBean(ThreadMXBean.class);
    long sum = 0;
    for (long each : threads.getThreadAllocatedBytes(threads.getAllThreadIds())) {
      // -1 for a thread that has ended meanwhile
      sum += Math.max(0, each);
    }
    return sum;
  }

  private static long compilations() {
    return ManagementFactory.getCompilationMXBean().getTotalCompilationTime();
  }

  private static long collections() {
    return ManagementFactory.getGarbageCollectorMXBeans().stream()
        .mapToLong(GarbageCollectorMXBean::getCollectionTime)
        .sum();
  }
}
