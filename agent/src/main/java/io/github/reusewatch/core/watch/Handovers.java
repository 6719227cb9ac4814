package io.github.reusewatch.core.watch;

import io.github.reusewatch.core.config.Choices.Evidence;
import io.github.reusewatch.core.config.Choices.Stacks;
import io.github.reusewatch.core.config.Config;
import io.github.reusewatch.core.config.Options;
import io.github.reusewatch.core.reach.MemorySink;
import io.github.reusewatch.core.reach.Reachable;
import io.github.reusewatch.core.report.CallSite;
import io.github.reusewatch.core.report.Trace;
import io.github.reusewatch.core.writer.WatchedRegion;
import io.github.reusewatch.core.writer.WatchedRegions;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.LongAdder;

/**
 * The bytes that the application has handed over, before there is a record: each is hashed when a
 * method named by {@code handover} is entered, and waits for the record that is built over it.
 */
public final class Handovers implements MemorySink {
  private final HandedArrays waiting;
  private final WatchedRegions regions;
  private final EvidenceCopies copies;
  private final Evidence evidence;
  private final Stacks stacks;
  private final TraceSampler traces = new TraceSampler();
  private final LongAdder handed = new LongAdder();
  private final LongAdder joined = new LongAdder();
  private final LongAdder cutShort = new LongAdder();
  private final LongAdder kept = new LongAdder();
  private volatile boolean hadFinding;

  /** A framework has kept payloads, so that records may be built of them. */
  private volatile boolean keeping;

  public Handovers(Config config, WatchedRegions regions) {
    this.regions = regions;
    this.waiting =
        new HandedArrays(
            dropped -> {
              if (dropped.region != null) {
                regions.forget(dropped.region);
              }
            });
    this.copies = new EvidenceCopies(config.get(Options.EVIDENCE_BUDGET));
    this.evidence = config.get(Options.EVIDENCE);
    this.stacks = config.get(Options.STACKS);
  }

  /** Such a method is entered, on the calling thread. */
  public void handedOver(Object receiver, Object[] arguments) {
    Reachable.given(receiver, arguments, this);
  }

  @Override
  public boolean wantsContent() {
    return true;
  }

  @Override
  public void memory(byte[] array, int offset, int length, boolean ofView) {
    if (length == 0) {
      return;
    }
    int crc = Crc.of(array, offset, length);
    if (waiting.isLast(array, offset, length, crc)) {
      return;
    }
    handed.increment();
    waiting.add(asItIs(array, offset, length, crc));
  }

  /** These bytes as they are now, for a framework that keeps them. */
  HandedArray asItIs(byte[] array, int offset, int length) {
    keeping = true;
    return asItIs(array, offset, length, Crc.of(array, offset, length));
  }

  private HandedArray asItIs(byte[] array, int offset, int length, int crc) {
    // There is no topic yet: once any hand-over had a finding, all are as a topic that had one.
    WatchedRegion region =
        regions.takes(hadFinding) ? regions.watch(array, offset, length, crc) : null;
    Trace trace = traces.take(stacks, hadFinding);
    EvidenceCopy copy =
        isCopying() ? copies.keep(Arrays.copyOfRange(array, offset, offset + length)) : null;
    return new HandedArray(array, offset, length, crc, System.nanoTime(), trace, copy, region);
  }

  private boolean isCopying() {
    return evidence == Evidence.COPY || (evidence == Evidence.AUTO && hadFinding);
  }

  @Override
  public void cutShort() {
    cutShort.increment();
  }

  /** Where copies are kept, those of records, too: there is one budget. */
  EvidenceCopies copies() {
    return copies;
  }

  /** A record is built over these bytes; {@code null} if they were not handed over before. */
  HandedArray take(byte[] array, int offset, int length) {
    if (keeping) {
      for (HandedArray each : SendStack.ofThread().payloads()) {
        if (each.is(array, offset, length)) {
          kept.increment();
          return each;
        }
      }
    }
    HandedArray taken = takeWaiting(array, offset, length);
    if (taken != null) {
      joined.increment();
    }
    return taken;
  }

  /** Nothing is held against what was handed over of these bytes; {@code null} if nothing was. */
  HandedArray takeWaiting(byte[] array, int offset, int length) {
    return waiting.isEmpty() ? null : waiting.take(array, offset, length, System.nanoTime());
  }

  boolean isNobodyWaiting() {
    return waiting.isEmpty() && !keeping;
  }

  /** Bytes that were handed over changed: from now on every hand-over keeps its stack. */
  void foundOne() {
    hadFinding = true;
  }

  /** Who handed them over. */
  CallSite site(HandedArray of) {
    return of.trace != null
        ? new CallSite(of.thread, true, of.trace)
        : new CallSite(of.thread, false, traces.last());
  }

  /** How many payloads were watched while a framework kept them. */
  public long keptByFrameworks() {
    return kept.sum();
  }

  /** For the exit summary. */
  public List<String> summary() {
    String line =
        String.format(
            Locale.ROOT,
            "handover: %,d arrays and buffers handed over, %,d of them came in a record, %,d wait",
            handed.sum(),
            joined.sum(),
            waiting.size());
    return List.of(
        line
            + counted(waiting.pastMost(), "were dropped, since more than 10,000 waited")
            + counted(
                waiting.pastTime(), "were dropped, since they came in no record for 5 minutes")
            + counted(
                cutShort.sum(),
                "calls handed over more than 1,000 objects, of which the rest was not looked at"));
  }

  private static String counted(long count, String what) {
    return count == 0 ? "" : String.format(Locale.ROOT, "; %,d %s", count, what);
  }
}
