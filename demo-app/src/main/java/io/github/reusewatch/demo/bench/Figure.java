package io.github.reusewatch.demo.bench;

import io.github.reusewatch.demo.bench.app.Measured;
import java.util.List;

/** What is told of each variant, by its name in the results. */
enum Figure {
  CPU("cpuMicrosPerRecord"),
  THROUGHPUT("recordsPerSecond"),
  ALLOCATION("allocatedBytesPerRecord"),
  SEND_P50("sendP50Micros"),
  SEND_P99("sendP99Micros"),
  GC("gcMillisPerSecond"),
  RSS("rssMiB"),
  PEAK_RSS("peakRssMiB"),
  JIT("jitMillisPerSecond"),
  BROKER_CPU("brokerCpu"),
  /** CPU per record of the last round over that of the first: 1 if it was level. */
  DRIFT("drift");

  private final String key;

  Figure(String key) {
    this.key = key;
  }

  String key() {
    return key;
  }

  /** Of a fork that counts; null if it was not measured. */
  Double of(ForkResult result) {
    Measured measured = result.measured();
    return switch (this) {
      case CPU -> measured.cpuMicrosPerRecord();
      case THROUGHPUT -> measured.recordsPerSecond();
      case ALLOCATION -> measured.allocatedBytesPerRecord();
      case SEND_P50 -> measured.sendP50Micros();
      case SEND_P99 -> measured.sendP99Micros();
      case GC -> measured.gcMillisPerSecond();
      case RSS -> measured.rssMiB();
      case PEAK_RSS -> measured.peakRssMiB();
      case JIT -> measured.jitMillisPerSecond();
      case BROKER_CPU -> result.brokerCpu();
      case DRIFT -> drift(measured.rounds());
    };
  }

  private static double drift(List<Measured.Round> rounds) {
    return rounds.get(rounds.size() - 1).cpuMicrosPerRecord() / rounds.get(0).cpuMicrosPerRecord();
  }
}
