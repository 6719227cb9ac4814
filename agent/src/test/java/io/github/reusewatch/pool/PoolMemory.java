package io.github.reusewatch.pool;

import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.common.Metric;
import org.apache.kafka.common.MetricName;

/** What the client's own pool says of its memory, also after the producer was closed. */
final class PoolMemory {
  private static final long PATIENCE_NANOS = TimeUnit.SECONDS.toNanos(30);

  private final Metric available;
  private final Metric total;

  private PoolMemory(Metric available, Metric total) {
    this.available = available;
    this.total = total;
  }

  static PoolMemory of(Producer<?, ?> producer) {
    Map<MetricName, ? extends Metric> metrics = producer.metrics();
    return new PoolMemory(
        metric(metrics, "buffer-available-bytes"), metric(metrics, "buffer-total-bytes"));
  }

  private static Metric metric(Map<MetricName, ? extends Metric> metrics, String name) {
    return metrics.values().stream()
        .filter(metric -> metric.metricName().name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  long available() {
    return value(available);
  }

  long total() {
    return value(total);
  }

  private static long value(Metric metric) {
    try {
      return ((Number) metric.metricValue()).longValue();
    } catch (NoSuchMethodError | AbstractMethodError before10) {
      return valueBefore10(metric);
    }
  }

  private static long valueBefore10(Metric metric) {
    try {
      return ((Number) Metric.class.getMethod("value").invoke(metric)).longValue();
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  /** A batch gives its buffer back after its callbacks only: so it may take a moment. */
  boolean comesBackInFull() {
    long end = System.nanoTime() + PATIENCE_NANOS;
    while (available() != total()) {
      if (System.nanoTime() > end) {
        return false;
      }
      LockSupport.parkNanos(1_000_000);
    }
    return true;
  }
}
