package io.github.reusewatch.demo.bench.app;

import java.util.List;

/**
 * What one process measured of itself, over its counted rounds.
 *
 * @param warmUpSeconds that came before
 * @param records acknowledged
 * @param seconds that the counted rounds took
 * @param cpuMicrosPerRecord CPU time of the whole process, in microseconds
 * @param recordsPerSecond acknowledged records
 * @param allocatedBytesPerRecord of all threads, the client's I/O thread included
 * @param sendP50Micros the median of {@code send}, in microseconds
 * @param sendP99Micros its 99th percentile
 * @param gcMillisPerSecond time in collections
 * @param jitMillisPerSecond time in the JVM's compiler: next to nothing after a warm-up
 * @param rssMiB resident memory at the end; null where the system does not tell
 * @param peakRssMiB its peak; null where the system does not tell
 * @param rounds each counted round by itself
 * @param headers the keys of a record's headers after its {@code send}: traces of who was there
 */
public record Measured(
    double warmUpSeconds,
    long records,
    double seconds,
    double cpuMicrosPerRecord,
    double recordsPerSecond,
    double allocatedBytesPerRecord,
    double sendP50Micros,
    double sendP99Micros,
    double gcMillisPerSecond,
    double jitMillisPerSecond,
    Double rssMiB,
    Double peakRssMiB,
    List<Round> rounds,
    List<String> headers) {

  /**
   * A counted round.
   *
   * @param cpuMicrosPerRecord CPU time of the whole process, in microseconds
   * @param recordsPerSecond acknowledged records
   */
  public record Round(double cpuMicrosPerRecord, double recordsPerSecond) {
    static Round between(Reading begin, Reading end) {
      long records = end.acknowledged() - begin.acknowledged();
      return new Round(
          (end.cpuNanos() - begin.cpuNanos()) / 1e3 / records,
          records / ((end.nanoTime() - begin.nanoTime()) / 1e9));
    }
  }
}
