package io.github.reusewatch.core.watch;

import io.github.reusewatch.core.kafka.KafkaClient;
import io.github.reusewatch.core.writer.WatchedRegions;

/** The end of a send: the last look, and the verdict. */
final class Endings {
  private final InFlight inFlight;
  private final References references;
  private final Verdict verdict;
  private final WatchedRegions regions;
  private final boolean showBytes;

  /** Spares the acknowledging threads a look-up as long as all is well. */
  private volatile boolean anyFailedChanged;

  Endings(
      InFlight inFlight,
      References references,
      Verdict verdict,
      WatchedRegions regions,
      boolean showBytes) {
    this.inFlight = inFlight;
    this.references = references;
    this.verdict = verdict;
    this.regions = regions;
    this.showBytes = showBytes;
  }

  void acknowledged(WatchedSend send, Object metadata, Exception exception) throws Throwable {
    // Told twice: by the batch, before the interceptors, and by the application's callback, for
    // sends that never reached a batch.
    if (!takeOut(send)) {
      return;
    }
    over(send, metadata, exception);
  }

  /** {@code send} has failed in itself, on the thread that is in it. */
  void failing(WatchedSend send, Exception exception) throws Throwable {
    if (inFlight.end(send)) {
      over(send, null, exception);
    }
  }

  private void over(WatchedSend send, Object metadata, Exception exception) throws Throwable {
    if (!send.areUntouched()) {
      // After the copy nothing outside the heap is held any more, so only before it does the place
      // matter.
      boolean insideSend = !send.isHandedOver() && SendStack.ofThread().isIn(send);
      new LastLook(send, showBytes).take(insideSend);
    }
    if (exception == null || send.built() == null) {
      send.forgetIn(regions);
    }
    rememberFailure(send, exception);
    if (send.hasChanges()) {
      KafkaClient client = send.producer().client;
      verdict.give(
          send,
          exception == null ? "acked" : failed(exception),
          new Place(client.topic(metadata), client.partition(metadata), client.offset(metadata)),
          System.nanoTime());
    }
  }

  private void rememberFailure(WatchedSend send, Exception exception) {
    if (send.built() != null) {
      if (exception == null) {
        send.built().giveBack();
      } else {
        send.built().failed(send);
      }
    }
    boolean failedChanged = exception != null && send.hasChanges();
    if (failedChanged || anyFailedChanged) {
      anyFailedChanged = true;
      SendStack.ofThread().failed(failedChanged ? send : null);
    }
  }

  /** {@code send} was left by an exception: no callback will run. */
  void threw(WatchedSend send, Throwable thrown) {
    if (takeOut(send)) {
      new LastLook(send, showBytes).take(true);
      if (send.built() != null) {
        send.built().failed(send);
      }
      verdict.give(send, failed(thrown), Place.UNKNOWN, System.nanoTime());
    }
  }

  /** Nothing will tell when this send is over. Returns whether it was not over. */
  boolean giveUp(WatchedSend send) {
    if (!takeOut(send)) {
      return false;
    }
    Intake.unwatched(send.built());
    return true;
  }

  /** Returns how many had not ended. */
  long sweep() {
    long unfinished = 0;
    for (WatchedSend send : inFlight.all()) {
      if (inFlight.end(send)) {
        unfinished++;
        new LastLook(send, showBytes).take(false);
        verdict.give(send, "unfinished", Place.UNKNOWN, null);
      }
    }
    return unfinished;
  }

  private boolean takeOut(WatchedSend send) {
    if (!inFlight.remove(send)) {
      return false;
    }
    if (send.producer().keepsReferences) {
      references.remove(send);
    }
    return true;
  }

  private static String failed(Throwable exception) {
    return "failed:" + exception.getClass().getSimpleName();
  }
}
