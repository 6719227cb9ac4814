package io.github.reusewatch.broker;

import java.util.concurrent.atomic.AtomicLong;

/** Gives idempotent producers their ids. */
final class InitProducerIdApi implements Api {
  private final AtomicLong last = new AtomicLong(4000);

  @Override
  public short key() {
    return 22;
  }

  @Override
  public short newestVersion() {
    return 1;
  }

  @Override
  public boolean answer(short version, ProtocolReader request, ProtocolWriter answer) {
    answer.int32(0).int16(ProduceAnswer.NO_ERROR).int64(last.incrementAndGet()).int16(0);
    return true;
  }
}
