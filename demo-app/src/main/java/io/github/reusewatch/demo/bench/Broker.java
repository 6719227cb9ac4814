package io.github.reusewatch.demo.bench;

import java.io.IOException;
import java.time.Duration;
import java.util.Optional;

/** What the measured producer sends to. */
interface Broker extends AutoCloseable {
  String bootstrapServers();

  /** CPU time that it has used, all processes of it together; empty if that is not known. */
  Optional<Duration> cpu();

  /**
   * Nothing can be measured without it.
   *
   * @throws IOException if it has ended
   */
  void check() throws IOException;

  @Override
  void close();
}
