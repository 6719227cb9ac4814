package io.github.reusewatch.core.watch;

import io.github.reusewatch.bridge.Carrier;
import io.github.reusewatch.bridge.SendBridge;
import io.github.reusewatch.bridge.SendListener;
import io.github.reusewatch.core.config.Config;
import io.github.reusewatch.core.config.Options;
import io.github.reusewatch.core.kafka.RecordReader;
import io.github.reusewatch.core.report.FindingQueue;
import io.github.reusewatch.core.report.HoldStatistics;
import io.github.reusewatch.core.report.Role;
import io.github.reusewatch.core.report.SendStatistics;
import io.github.reusewatch.core.writer.WatchedRegions;
import java.io.OutputStream;

/**
 * Follows each send through its moments. One for the JVM; called on the application's threads and
 * the clients' I/O threads.
 */
public final class SendWatch implements SendListener {
  private static final int MOST_TRACES = 20_000;

  private final Intake intake;
  private final SendStatistics statistics;
  private final InFlight inFlight;
  private final References references = new References();
  private final WatchedRegions regions;
  private final Endings endings;
  private final SendHold hold;
  private final boolean showBytes;

  public SendWatch(
      Config config,
      Producers producers,
      SendStatistics statistics,
      HoldStatistics holds,
      FindingQueue queue,
      WatchedRegions regions,
      Handovers handovers) {
    this.statistics = statistics;
    this.hold = new SendHold(config.get(Options.STRETCH), holds);
    this.inFlight = new InFlight(config.get(Options.MAX_IN_FLIGHT));
    this.regions = regions;
    RecentUses uses = new RecentUses();
    this.intake = new Intake(config, producers, statistics, regions, uses, handovers);
    this.showBytes = config.get(Options.SHOW_BYTES);
    this.endings =
        new Endings(
            inFlight,
            references,
            new Verdict(queue, statistics, uses, handovers, config.get(Options.REPORT)),
            regions,
            showBytes);
  }

  @Override
  public void recordBuilt(
      Object record, String topic, Object key, Object value, Object headers, Object givenHeaders)
      throws Throwable {
    intake.built(record, topic, key, value, headers, givenHeaders);
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
    if (send != null && !takeIn(send, record, stack)) {
      send = null;
    }
    if (send == null) {
      // Inside a watched send an unwatched one must be known as such, or its copy would be taken
      // for the outer one's; and no send inside an unwatched one is held.
      return stack.isEmpty() && !hold.isOn() ? null : stack.push(InSend.UNWATCHED, null);
    }
    return stack.push(send, record);
  }

  private boolean takeIn(WatchedSend send, Object record, SendStack stack) {
    WatchedSend wrappers = references.passedOnAs(send, record, stack);
    if (wrappers != null && wrappers.passOn()) {
      leaveToInnerSend(wrappers);
    }
    if (send.count() == 0) {
      return true; // only what serializers make of it is watched, and up to the copy
    }
    if (send.built() != null) {
      send.compareWith(send.built(), showBytes);
    } else {
      send.compareWithHanded(showBytes);
    }
    if (!inFlight.add(send)) {
      statistics.inFlightFull.increment();
      Intake.unwatched(send.built());
      return false;
    }
    statistics.watched.increment();
    if (send.built() == null) {
      statistics.watchedFromSend.increment();
    }
    if (send.producer().keepsReferences) {
      references.add(send);
    }
    return true;
  }

  private void leaveToInnerSend(WatchedSend wrappers) {
    statistics.seen.decrement();
    if (!inFlight.remove(wrappers)) {
      return;
    }
    references.remove(wrappers);
    statistics.watched.decrement();
    if (wrappers.built() == null) {
      statistics.watchedFromSend.decrement();
    }
  }

  @Override
  public Object callbackOf(Object send, Object callback) throws Throwable {
    WatchedSend watched = send instanceof WatchedSend ? (WatchedSend) send : null;
    if (watched == null || !watched.isTracked() || watched.producer().leadsToBatch()) {
      return callback;
    }
    if (callback == null && !watched.producer().takesAnyCallback) {
      return null;
    }
    watched.callbackTells = true;
    return watched.producer().client.callback(send, callback);
  }

  @Override
  public void hold(Object send) {
    if (send instanceof WatchedSend) {
      hold.of((WatchedSend) send);
    }
  }

  @Override
  public void serializing(Object record) throws Throwable {
    SendStack stack = SendStack.ofThread();
    WatchedSend send = stack.watched();
    Object sent = send == null ? null : stack.record();
    if (sent == null || record == null) {
      return; // an interceptor may return null
    }
    RecordReader reader = RecordReader.of(record.getClass());
    // The client asks the record's methods, which a class of the application's may override.
    boolean plain = reader.isPlain();
    boolean same = record == sent;
    stack.forgetRecord();
    send.handedToSerializers(
        plain && (same || reader.key(record) == reader.key(sent)),
        plain && (same || reader.value(record) == reader.value(sent)));
  }

  @Override
  public void serialized(boolean key, byte[] bytes) {
    if (bytes == null) {
      return;
    }
    SendStack stack = SendStack.ofThread();
    WatchedSend send = stack.watched();
    if (send != null) {
      send.serialized(key ? Role.KEY : Role.VALUE, bytes, stack, showBytes);
    }
  }

  @Override
  public void bufferCopied(byte[] bytes) {
    SendStack stack = SendStack.ofThread();
    WatchedSend send = stack.watched();
    if (send != null && bytes != null && !send.areIn(bytes)) {
      stack.returned().bufferCopied(bytes);
    }
  }

  @Override
  public OutputStream batchOpened(Object recordsBuilder, OutputStream stream) {
    BatchTap tap = new BatchTap(stream, new BatchSends(inFlight));
    ((Carrier) recordsBuilder).reusewatch$carry(tap);
    return tap;
  }

  @Override
  public Object copying(Object recordsBuilder, byte[] key, byte[] value, Object callback)
      throws Throwable {
    SendStack stack = SendStack.ofThread();
    WatchedSend send = stack.watched();
    if (send == null) {
      return callback;
    }
    if (!send.areSerializersSeen()) {
      send.serialized(Role.KEY, key, stack, showBytes);
      send.serialized(Role.VALUE, value, stack, showBytes);
    }
    BatchTap tap = tapOf(recordsBuilder);
    if (tap != null) {
      tap.begin(send, key, value, showBytes);
    }
    return send.producer().callbackOfBatch(send, callback);
  }

  @Override
  public void copied(Object recordsBuilder, boolean appended) {
    BatchTap tap = tapOf(recordsBuilder);
    WatchedSend send = tap == null ? SendStack.ofThread().watched() : tap.send();
    if (send == null) {
      return;
    }
    long partsCopied = tap == null ? 0 : tap.end();
    if (!appended) {
      return;
    }
    if (!send.copied(partsCopied, System.nanoTime(), inFlight.isHeavy(), showBytes)) {
      statistics.watchedToCopyOnly.increment();
    }
    if (!send.isTracked() && send.hasChanges() && !inFlight.add(send)) {
      statistics.inFlightFull.increment();
    }
    if (send.isTracked()) {
      goesOnIn(tap, send);
    }
  }

  private void goesOnIn(BatchTap tap, WatchedSend send) {
    if (tap == null) {
      inFlight.copiedUnseen(send);
    } else if (send.producer().leadsToBatch()) {
      tap.sends().add(send);
    }
  }

  private static BatchTap tapOf(Object recordsBuilder) {
    Object carried =
        recordsBuilder instanceof Carrier ? ((Carrier) recordsBuilder).reusewatch$carried() : null;
    return carried instanceof BatchTap ? (BatchTap) carried : null;
  }

  @Override
  public void acknowledged(Object send, Object metadata, Exception exception) throws Throwable {
    endings.acknowledged((WatchedSend) send, metadata, exception);
  }

  @Override
  public void sendFailing(Exception exception) throws Throwable {
    WatchedSend send = SendStack.ofThread().watched();
    if (send != null) {
      endings.failing(send, exception);
    }
  }

  @Override
  public void sendExited(Object exited, Throwable thrown) {
    SendStack.ofThread().pop((InSend) exited);
    if (exited instanceof WatchedSend) {
      WatchedSend send = (WatchedSend) exited;
      if (thrown != null && !send.isHandedOver()) {
        endings.threw(send, thrown);
      }
    }
  }

  @Override
  public void referenceSendExited(Object exited, Object future, Throwable thrown) {
    sendExited(exited, thrown);
    if (thrown == null && exited instanceof WatchedSend) {
      WatchedSend send = (WatchedSend) exited;
      send.handedOver();
      boolean futureTells =
          Acknowledgement.of(future, (metadata, e) -> SendBridge.acknowledged(send, metadata, e));
      if (!futureTells && !send.callbackTells && endings.giveUp(send)) {
        statistics.endNotObservable.increment();
      }
    }
  }

  /**
   * Puts the sends that are in flight into the index of regions, as far as their topics ask for it:
   * for traps that come when they are under way.
   */
  public void watchRegionsInFlight() {
    for (WatchedSend send : inFlight.all()) {
      if (regions.takes(send.topic().hadFinding())) {
        send.watchIn(regions);
      }
    }
  }

  /**
   * Turns the stacks of the sends in flight into text: once a class is transformed, the JVM does
   * not tell the lines of its methods any more that were called before. Of the first {@value
   * #MOST_TRACES}: each takes some 20 microseconds.
   */
  public void readTraces() {
    int read = 0;
    for (WatchedSend send : inFlight.all()) {
      if (read++ == MOST_TRACES) {
        return;
      }
      send.readTraces();
    }
  }

  /**
   * Looks a last time at the sends that are not acknowledged. For the end of the process, when no
   * send is expected any more.
   *
   * @return how many there were
   */
  public long sweep() {
    return endings.sweep();
  }
}
