package io.github.reusewatch.broker;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Keeps what arrived and answers as the script says. */
final class ProduceApi implements Api {
  static final short KEY = 0;

  private final ScriptedBroker broker;
  private final Arrivals arrivals;

  ProduceApi(ScriptedBroker broker, Arrivals arrivals) {
    this.broker = broker;
    this.arrivals = arrivals;
  }

  @Override
  public short key() {
    return KEY;
  }

  @Override
  public short newestVersion() {
    return 7;
  }

  @Override
  public boolean answer(short version, ProtocolReader request, ProtocolWriter answer)
      throws InterruptedException {
    List<Arrival> arrived = new ArrayList<>();
    short acks =
        read(
            version,
            request,
            batch ->
                arrived.add(
                    arrivals.add(batch.node(), batch.topic(), batch.partition(), batch.batch())));
    ProduceAnswer said = broker.script().answer(new ProduceRequest(broker.id(), arrived));
    answer.int32(arrived.size());
    arrived.forEach(arrival -> write(arrival, said, version, answer));
    if (version >= 1) {
      answer.int32(0); // throttle time
    }
    return acks != 0 && said.sent();
  }

  /**
   * Reads a request from behind its header.
   *
   * @param batches get each as it is read, with no offset yet
   * @return the acks that the producer wants
   */
  short read(short version, ProtocolReader request, Consumer<Arrival> batches) {
    if (version >= 3) {
      request.string(); // transactional id
    }
    short acks = request.int16();
    request.int32(); // the client's time-out
    int topics = request.int32();
    for (int i = 0; i < topics; i++) {
      String topic = request.string();
      int partitions = request.int32();
      for (int j = 0; j < partitions; j++) {
        int partition = request.int32();
        batches.accept(
            new Arrival(broker.id(), topic, partition, -1, new WireBatch(request.bytes()), false));
      }
    }
    return acks;
  }

  private void write(Arrival arrival, ProduceAnswer said, short version, ProtocolWriter answer) {
    int errorCode = errorCode(arrival, said);
    boolean acknowledged = errorCode == ProduceAnswer.NO_ERROR;
    if (acknowledged && said.sent()) {
      arrivals.acknowledge(arrival);
    }
    answer.string(arrival.topic()).int32(1).int32(arrival.partition());
    answer.int16(errorCode).int64(acknowledged ? arrival.baseOffset() : -1);
    if (version >= 2) {
      answer.int64(-1); // log append time
    }
    if (version >= 5) {
      answer.int64(0); // log start offset
    }
  }

  private static int errorCode(Arrival arrival, ProduceAnswer said) {
    return said.errorCode() == ProduceAnswer.NO_ERROR && !arrival.batch().crcValid()
        ? ProduceAnswer.CORRUPT_MESSAGE
        : said.errorCode();
  }
}
