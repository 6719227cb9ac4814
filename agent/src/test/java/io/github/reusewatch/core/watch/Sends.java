package io.github.reusewatch.core.watch;

import io.github.reusewatch.core.report.ProducerId;

/** Sends that are taken in, as a send is before anything else happens to it. */
final class Sends {
  private Sends() {}

  static WatchedSend of(Snapshot... snapshots) {
    Producer producer =
        new Producer(null, new ProducerId("P", "p", null), false, true, false, false);
    WatchedSend send = begun(producer, snapshots);
    send.track();
    send.handedToSerializers(true, true);
    return send;
  }

  /** Of which nothing is known but what it sends. */
  static WatchedSend begun(Producer producer, Snapshot... snapshots) {
    return begunAt(0, producer, snapshots);
  }

  static WatchedSend begunAt(long nanos, Producer producer, Snapshot... snapshots) {
    WatchedSend send = new WatchedSend();
    send.begin(producer.to(new Topic("t", true, true)), null, Snapshots.of(snapshots), nanos, null);
    return send;
  }
}
