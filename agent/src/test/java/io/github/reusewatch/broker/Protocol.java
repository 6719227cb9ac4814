package io.github.reusewatch.broker;

import java.nio.BufferUnderflowException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/** From a request's bytes to those of its answer. */
final class Protocol {
  private static final byte[] NO_ANSWER = {};

  private final Map<Short, Api> apis;

  Protocol(List<Api> apis) {
    this.apis = apis.stream().collect(Collectors.toMap(Api::key, Function.identity()));
  }

  /** Empty for none. */
  byte[] answer(byte[] bytes) throws InterruptedException {
    ProtocolReader request = new ProtocolReader(bytes);
    short key = request.int16();
    short version = request.int16();
    int correlationId = request.int32();
    request.string(); // client id
    Api api = apis.get(key);
    if (api == null) {
      throw new IllegalStateException("not spoken here: API " + key);
    }
    ProtocolWriter answer = new ProtocolWriter().int32(correlationId);
    return api.answer(version, request, answer) ? answer.toByteArray() : NO_ANSWER;
  }

  /** The batches that are whole in the beginning of a request. */
  List<Arrival> wholeIn(byte[] beginning) {
    ProtocolReader request = new ProtocolReader(beginning);
    List<Arrival> whole = new ArrayList<>();
    try {
      Api api = apis.get(request.int16());
      short version = request.int16();
      request.int32(); // correlation id
      request.string(); // client id
      if (api instanceof ProduceApi produce) {
        produce.read(version, request, whole::add);
      }
    } catch (BufferUnderflowException theRestNeverCame) {
      // What came was asked for.
    }
    return whole;
  }
}
