package io.github.reusewatch.core.watch;

import io.github.reusewatch.bridge.Carrier;
import io.github.reusewatch.core.config.Choices.Evidence;
import io.github.reusewatch.core.config.Choices.Stacks;
import io.github.reusewatch.core.config.Config;
import io.github.reusewatch.core.config.Options;
import io.github.reusewatch.core.kafka.RecordReader;
import io.github.reusewatch.core.report.Role;
import io.github.reusewatch.core.report.SendStatistics;
import io.github.reusewatch.core.report.Trace;
import io.github.reusewatch.core.writer.WatchedRegions;
import java.util.concurrent.ThreadLocalRandom;

/** Decides which records and sends are watched, and takes the first snapshot of each. */
final class Intake {
  private final Producers producers;
  private final SendStatistics statistics;
  private final Topics topics;
  private final SnapshotTaker snapshots;
  private final EvidenceCopies copies;
  private final WatchedRegions regions;
  private final RecentUses uses;
  private final Stacks stacks;
  private final Evidence evidence;
  private final double sample;

  Intake(
      Config config,
      Producers producers,
      SendStatistics statistics,
      WatchedRegions regions,
      RecentUses uses,
      Handovers handovers) {
    this.producers = producers;
    this.statistics = statistics;
    this.topics = new Topics(config.get(Options.TOPICS));
    this.snapshots = new SnapshotTaker(config.get(Options.HEADERS), handovers, statistics);
    this.copies = handovers.copies();
    this.regions = regions;
    this.uses = uses;
    this.stacks = config.get(Options.STACKS);
    this.evidence = config.get(Options.EVIDENCE);
    this.sample = config.get(Options.SAMPLE);
  }

  void built(
      Object record,
      String topicName,
      Object key,
      Object value,
      Object headers,
      Object givenHeaders)
      throws Throwable {
    Topic topic = topics.named(topicName);
    RecordReader reader = RecordReader.of(record.getClass());
    if (!topic.watched) {
      snapshots.leaveHanded(reader, key, value, headers);
      return;
    }
    Carrier carrier = (Carrier) record;
    if (!isSampled()) {
      snapshots.leaveHanded(reader, key, value, headers);
      carrier.reusewatch$carry(BuiltRecord.NOT_SAMPLED);
      return;
    }
    // Given none, the record has made an empty list.
    Object[] headerArray =
        givenHeaders == null ? SnapshotTaker.NO_HEADERS : snapshots.headersOf(reader, headers);
    Snapshots taken = snapshots.take(topic, reader, key, value, headerArray, copiesFor(topic));
    BuiltRecord original = Replacement.originalOf(givenHeaders, taken);
    BuiltRecord built =
        original != null
            ? original.replacement(topic, taken, headerArray.length)
            : built(topic, taken, headerArray.length);
    watchInRegions(topic, built.snapshots());
    carrier.reusewatch$carry(built);
    if (headers instanceof Carrier) {
      ((Carrier) headers).reusewatch$carry(built);
      built.hearsOfHeaders();
    }
  }

  private BuiltRecord built(Topic topic, Snapshots given, int headers) {
    SendStack stack = SendStack.ofThread();
    Snapshots taken = stack.failed() == null ? given : Retry.takeOver(stack, given);
    Trace trace = topic.builtTraces.take(stacksFor(topic), topic.hadFinding());
    BuiltRecord built =
        new BuiltRecord(
            topic, taken, headers, System.nanoTime(), Thread.currentThread().getName(), trace);
    uses.add(taken, stack.nextTurn(), built.nanos, built.thread, trace);
    if (taken != given) {
      built.builtUpon(stack.failed());
    }
    return built;
  }

  void headerAdded(Object headers, Object header) throws Throwable {
    BuiltRecord built = (BuiltRecord) ((Carrier) headers).reusewatch$carried();
    if (built != null) {
      Snapshot added = snapshots.ofHeader(header, copiesFor(built.topic));
      built.headerAdded(added);
      if (added != null) {
        watchInRegions(built.topic, added);
      }
    }
  }

  /** {@code null} if the send is not to be watched; why is counted. */
  WatchedSend sent(Object producer, Object record) throws Throwable {
    Object carried = record instanceof Carrier ? ((Carrier) record).reusewatch$carried() : null;
    if (carried != null && carried != BuiltRecord.NOT_SAMPLED) {
      BuiltRecord built = (BuiltRecord) carried;
      if (!built.isGivenBack()) {
        built.sent();
        return begun(producer, built.topic, built, asTheyAre(built, record));
      }
    }
    RecordReader reader = RecordReader.of(record.getClass());
    Topic topic = topics.named(reader.topic(record));
    if (!topic.watched) {
      leaveHanded(record, reader);
      statistics.otherTopic.increment();
      return null;
    }
    if (carried == BuiltRecord.NOT_SAMPLED || (carried == null && !isSampled())) {
      leaveHanded(record, reader);
      statistics.notSampled.increment();
      return null;
    }
    Object[] headers = snapshots.headersOf(reader, reader.headers(record));
    Snapshots taken =
        snapshots.take(
            topic, reader, reader.key(record), reader.value(record), headers, copiesFor(topic));
    return begun(producer, topic, null, taken);
  }

  private WatchedSend begun(Object kafkaProducer, Topic topic, BuiltRecord built, Snapshots taken)
      throws Throwable {
    if (taken.count() == 0) {
      statistics.noBytes.increment();
      unwatched(built);
    }
    watchInRegions(topic, taken);
    Destination destination = producers.of(kafkaProducer).to(topic);
    Trace trace = destination.traces.take(stacksFor(topic), topic.hadFinding());
    WatchedSend send = destination.producer.newSend();
    send.begin(destination, built, taken, System.nanoTime(), trace);
    if (built == null) {
      uses.add(taken, SendStack.ofThread().nextTurn(), send.sentNanos(), send.thread(), trace);
    }
    return send;
  }

  private void leaveHanded(Object record, RecordReader reader) throws Throwable {
    snapshots.leaveHanded(reader, reader.key(record), reader.value(record), reader.headers(record));
  }

  private void watchInRegions(Topic topic, Snapshots taken) {
    if (regions.takes(topic.hadFinding())) {
      for (int i = 0; i < taken.count(); i++) {
        taken.get(i).watchIn(regions);
      }
    }
  }

  /**
   * A send of the record passes unwatched: when it ends is not known, nor from when on the buffers
   * may be filled anew.
   */
  static void unwatched(BuiltRecord built) {
    if (built != null) {
      built.giveBack();
    }
  }

  /** Those taken at the record's construction, and of what was added to it since. */
  private Snapshots asTheyAre(BuiltRecord built, Object record) throws Throwable {
    if (built.isAsBuilt()) {
      return built.snapshots();
    }
    RecordReader reader = RecordReader.of(record.getClass());
    for (Snapshot snapshot : built.snapshots().toArray()) {
      if (!snapshot.isOnHeap()) {
        snapshot.takeUp(snapshot.role == Role.KEY ? reader.key(record) : reader.value(record));
      }
    }
    Object[] headers = snapshots.headersOf(reader, reader.headers(record));
    return headers.length == built.headers()
        ? built.snapshots()
        : snapshots.withHeaders(built.snapshots(), headers, copiesFor(built.topic));
  }

  /** A sample needs a place to be kept for others. */
  private Stacks stacksFor(Topic topic) {
    return topic.remembered || stacks == Stacks.ALL ? stacks : Stacks.OFF;
  }

  private boolean isSampled() {
    return sample >= 1 || ThreadLocalRandom.current().nextDouble() < sample;
  }

  private EvidenceCopies copiesFor(Topic topic) {
    return evidence == Evidence.COPY || (evidence == Evidence.AUTO && topic.hadFinding())
        ? copies
        : null;
  }
}
