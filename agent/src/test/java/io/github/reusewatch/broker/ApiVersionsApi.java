package io.github.reusewatch.broker;

import java.time.Duration;
import java.util.List;
import java.util.function.Supplier;

/** The first request of every connection: with its answer a client's node becomes ready. */
final class ApiVersionsApi implements Api {
  private static final short KEY = 18;

  /**
   * From here on the protocol's flexible encoding: compact lengths and tagged fields. The answer is
   * the same in all versions from this one on, and a client asks in the newest that it knows.
   */
  private static final short FIRST_FLEXIBLE = 3;

  private final List<Api> apis;
  private final Supplier<Duration> delay;

  /**
   * @param apis the others
   * @param delay of the answer
   */
  ApiVersionsApi(List<Api> apis, Supplier<Duration> delay) {
    this.apis = apis;
    this.delay = delay;
  }

  @Override
  public short key() {
    return KEY;
  }

  @Override
  public short newestVersion() {
    return FIRST_FLEXIBLE;
  }

  @Override
  public boolean answer(short version, ProtocolReader request, ProtocolWriter answer)
      throws InterruptedException {
    Thread.sleep(delay.get().toMillis());
    boolean flexible = version >= FIRST_FLEXIBLE;
    answer.int16(ProduceAnswer.NO_ERROR);
    int entries = apis.size() + 1;
    if (flexible) {
      answer.int8(entries + 1);
    } else {
      answer.int32(entries);
    }
    apis.forEach(api -> write(api, flexible, answer));
    write(this, flexible, answer);
    if (version >= 1) {
      answer.int32(0); // throttle time
    }
    if (flexible) {
      answer.int8(0); // no tagged fields
    }
    return true;
  }

  private static void write(Api api, boolean flexible, ProtocolWriter answer) {
    answer.int16(api.key()).int16(0).int16(api.newestVersion());
    if (flexible) {
      answer.int8(0); // no tagged fields
    }
  }
}
