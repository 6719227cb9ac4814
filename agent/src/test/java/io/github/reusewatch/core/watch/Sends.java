package io.github.reusewatch.core.watch;

import io.github.reusewatch.core.report.ProducerId;

/** Sends that are taken in, as a send is before anything else happens to it. */
final class Sends {
  private Sends() {}

  static WatchedSend of(Snapshot... snapshots) {
    Producer producer =
        new Producer(null, new ProducerId("P", "p", null), false, true, false, false);
    WatchedSend send =
        new WatchedSend(producer.to(new Topic("t", true, true)), null, snapshots, 0, null, null);
    send.track();
    send.handedToSerializers(true, true);
    return send;
  }
}
