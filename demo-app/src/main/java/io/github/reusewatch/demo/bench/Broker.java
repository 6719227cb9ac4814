package io.github.reusewatch.demo.bench;

import java.time.Duration;
import java.util.Optional;

/** What the measured producer sends to. */
interface Broker extends AutoCloseable {
  String bootstrapServers();

  /** CPU time that it has used, all processes of it together; empty if that is not known. */
  Optional<Duration> cpu();

  @Override
  void close();
}
