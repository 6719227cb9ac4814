package io.github.reusewatch.core.watch;

import io.github.reusewatch.bridge.SendListener;
import io.github.reusewatch.core.config.Config;
import io.github.reusewatch.core.config.Options;
import io.github.reusewatch.core.kafka.RecordReader;
import io.github.reusewatch.core.report.FindingQueue;
import io.github.reusewatch.core.report.SendStatistics;

/**
 * Follows each send through its moments. One for the JVM; called on the application's threads and
 * the clients' I/O threads.
 */
public final class SendWatch implements SendListener {
  private final Intake intake;
  private final SendStatistics statistics;
  private final InFlight inFlight;
  private final Verdict verdict;
  private final boolean showBytes;

  public SendWatch(
      Config config, Producers producers, SendStatistics statistics, FindingQueue queue) {
    this.statistics = statistics;
    this.inFlight = new InFlight(config.get(Options.MAX_IN_FLIGHT));
    this.intake = new Intake(config, producers, statistics);
    this.verdict = new Verdict(queue, statistics, config.get(Options.REPORT));
    this.showBytes = config.get(Options.SHOW_BYTES);
  }

  @Override
  public void recordBuilt(Object record, String topic, Object key, Object value, Object headers)
      throws Throwable {
    intake.built(record, topic, key, value, headers);
  }

  @Override
  public void headerAdded(Object headers, Object header) throws Throwable {
    intake.headerAdded(headers, header);
  }

  @Override
  public Object sendEntered(Object producer, Object record) throws Throwable {
    statistics.seen.increment();
    SendStack stack = SendStack.ofThread();
    WatchedSend send = record == null ? null : intake.sent(producer, record);
    if (send != null && send.built != null) {
      send.compareWithBuilt(showBytes);
    }
    if (send != null && !inFlight.add(send, stack.nextTurn())) {
      statistics.inFlightFull.increment();
      Intake.unwatched(send.built);
      send = null;
    }
    if (send == null) {
      // Inside a watched send an unwatched one must be known as such, or its copy would be taken
      // for the outer one's.
      return stack.isEmpty() ? null : stack.push(new InSend());
    }
    statistics.watched.increment();
    if (send.built != null) {
      statistics.watchedFromConstruction.increment();
    }
    return stack.push(send);
  }

  @Override
  public Object callbackOf(Object send, Object callback) throws Throwable {
    return send instanceof WatchedSend
        ? ((WatchedSend) send).producer.client.callback(send, callback)
        : callback;
  }

  @Override
  public void serializing(Object record) throws Throwable {
    WatchedSend send = SendStack.ofThread().watched();
    Object sent = send == null ? null : send.record();
    if (sent == null || record == null) {
      return; // an interceptor may return null
    }
    RecordReader reader = RecordReader.of(record.getClass());
    send.handedToSerializers(
        reader.key(record) == reader.key(sent), reader.value(record) == reader.value(sent));
  }

  @Override
  public Object copying(byte[] key, byte[] value, Object[] headers, Object callback)
      throws Throwable {
    WatchedSend send = SendStack.ofThread().watched();
    if (send == null) {
      return callback;
    }
    send.copying(showBytes);
    return send.producer.client.callback(send, callback);
  }

  @Override
  public void copied(boolean appended, byte[] key, byte[] value, Object[] headers) {
    WatchedSend send = SendStack.ofThread().watched();
    if (send != null
        && appended
        && !send.copied(key, value, headers, System.nanoTime(), showBytes)) {
      statistics.watchedToCopyOnly.increment();
    }
  }

  @Override
  public void acknowledged(Object acknowledged, Object metadata, Exception exception)
      throws Throwable {
    WatchedSend send = (WatchedSend) acknowledged;
    // Told twice: by the batch, before the interceptors, and by the application's callback, for
    // sends that never reached a batch.
    if (!inFlight.remove(send)) {
      return;
    }
    // After the copy nothing outside the heap is held any more, so only before it does the place
    // matter.
    boolean insideSend = !send.isCopied() && SendStack.ofThread().isIn(send);
    send.compareAtEnd(insideSend, showBytes);
    long now = System.nanoTime();
    if (exception == null && send.built != null) {
      send.built.giveBack();
    }
    if (send.hasChanges()) {
      verdict.give(
          send,
          exception == null ? "acked" : failed(exception),
          send.producer.client.partition(metadata),
          send.producer.client.offset(metadata),
          now);
    }
  }

  @Override
  public void sendExited(Object exited, Throwable thrown) {
    SendStack.ofThread().pop((InSend) exited);
    if (!(exited instanceof WatchedSend)) {
      return;
    }
    WatchedSend send = (WatchedSend) exited;
    send.forgetRecord();
    if (thrown != null && !send.isCopied() && inFlight.remove(send)) {
      send.compareAtEnd(true, showBytes);
      verdict.give(send, failed(thrown), null, null, System.nanoTime());
    }
  }

  /**
   * Looks a last time at the sends that are not acknowledged. For the end of the process, when no
   * send is expected any more.
   *
   * @return how many there were
   */
  public long sweep() {
    long unfinished = 0;
    for (WatchedSend send : inFlight.all()) {
      if (inFlight.remove(send)) {
        unfinished++;
        send.compareAtEnd(false, showBytes);
        verdict.give(send, "unfinished", null, null, null);
      }
    }
    return unfinished;
  }

  private static String failed(Throwable exception) {
    return "failed:" + exception.getClass().getSimpleName();
  }
}
