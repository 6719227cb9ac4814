package io.github.reusewatch.broker;

import java.util.List;

/** The first request of every connection: with its answer a client's node becomes ready. */
final class ApiVersionsApi implements Api {
  private static final short KEY = 18;

  /**
   * From here on the protocol's flexible encoding: compact lengths and tagged fields. The answer is
   * the same in all versions from this one on, and a client asks in the newest that it knows.
   */
  private static final short FIRST_FLEXIBLE = 3;

  private final List<Api> apis;
  private final Gate readiness;

  /**
   * @param apis the others
   * @param readiness what the answer waits for
   */
  ApiVersionsApi(List<Api> apis, Gate readiness) {
    this.apis = apis;
    this.readiness = readiness;
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
    readiness.pass();
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
