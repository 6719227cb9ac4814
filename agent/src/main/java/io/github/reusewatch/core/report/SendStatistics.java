package io.github.reusewatch.core.report;

import java.util.concurrent.atomic.LongAdder;

/**
 * What became of the producers and sends the agent saw. Incremented on the application's threads.
 */
public final class SendStatistics {
  /** Entries of {@code KafkaProducer.send}. */
  public final LongAdder seen = new LongAdder();

  /** Sends with at least one byte array or buffer under watch. */
  public final LongAdder watched = new LongAdder();

  /**
   * Watched sends of which the record's construction was not seen, or belongs to an earlier send.
   */
  public final LongAdder watchedFromSend = new LongAdder();

  /** Not watched: the option {@code topics} leaves the topic out. */
  public final LongAdder otherTopic = new LongAdder();

  /** Not watched: the option {@code sample} left it out. */
  public final LongAdder notSampled = new LongAdder();

  /** Not watched: {@code max-in-flight} sends were tracked already. */
  public final LongAdder inFlightFull = new LongAdder();

  /**
   * Watched from the serializers to the copy only: no non-empty {@code byte[]}, {@code ByteBuffer}
   * or {@code Bytes} in key, value or headers.
   */
  public final LongAdder noBytes = new LongAdder();

  /** Watched sends with a ByteBuffer outside the heap, which was let go at the copy. */
  public final LongAdder watchedToCopyOnly = new LongAdder();

  /**
   * Watched sends of producers other than Kafka's that could be followed to the return of {@code
   * send} only: there was no callback, and the future is none that tells when it is done.
   */
  public final LongAdder endNotObservable = new LongAdder();

  /** Headers not watched: lazily read ones, and classes other than RecordHeader. */
  public final LongAdder headersLeftOut = new LongAdder();

  /** Findings not reported because of {@code report=wire}. */
  public final LongAdder harmlessFindings = new LongAdder();

  /**
   * Findings without the copy that had been taken for them: {@code evidence-budget} was exceeded.
   */
  public final LongAdder evidenceDropped = new LongAdder();

  /** Classes of producers that are watched. */
  public final LongAdder producersWatched = new LongAdder();

  /**
   * Classes that implement {@code Producer}, and that the option {@code producers} does not name.
   */
  public final LongAdder producersNotNamed = new LongAdder();

  /** Classes {@code KafkaProducer} that were left alone. */
  public final LongAdder producersLeftAlone = new LongAdder();

  /** Watched sends of which the record's construction was seen, too. */
  public long watchedFromConstruction() {
    return watched.sum() - watchedFromSend.sum();
  }
}
