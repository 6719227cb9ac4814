package io.github.reusewatch.core.watch;

import io.github.reusewatch.core.report.ProducerId;

/** Sends of a producer whose serializers are Kafka's own, or somebody else's. */
final class Sends {
  private Sends() {}

  /** Taken in, as a send is before anything else happens to it. */
  static WatchedSend withOwnSerializers(Snapshot... snapshots) {
    return send(false, snapshots);
  }

  static WatchedSend withKafkasSerializers(Snapshot... snapshots) {
    return send(true, snapshots);
  }

  private static WatchedSend send(boolean kafkas, Snapshot... snapshots) {
    Producer producer = new Producer(null, new ProducerId("P", "p", null), false, kafkas, kafkas);
    WatchedSend send =
        new WatchedSend(producer, new Topic("t", true, true), null, snapshots, 0, null, null);
    new InFlight(1).add(send, 0);
    send.handedToSerializers(true, true);
    return send;
  }
}
