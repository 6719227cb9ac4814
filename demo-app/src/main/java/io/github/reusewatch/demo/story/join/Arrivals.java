package io.github.reusewatch.demo.story.join;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What the consumers got, by sequence number. A record may have arrived more than once: a client
 * that hears no answer sends its batch again, and both may have been written.
 */
final class Arrivals {
  private final Map<Long, List<ConsumedRecord>> bySequence = new HashMap<>();

  Arrivals(Collection<ConsumedRecord> consumed) {
    for (ConsumedRecord each : consumed) {
      bySequence.computeIfAbsent(each.sequence(), absent -> new ArrayList<>(1)).add(each);
    }
  }

  List<ConsumedRecord> of(SentRecord sent) {
    return bySequence.getOrDefault(sent.sequence(), List.of());
  }

  boolean isLost(SentRecord sent) {
    return of(sent).isEmpty();
  }

  /**
   * At two offsets: a consumer that is sent back reads the same offset again, which is no second
   * copy.
   */
  boolean isTwice(SentRecord sent) {
    return of(sent).stream().mapToLong(ConsumedRecord::offset).distinct().count() > 1;
  }

  boolean isCorrupted(SentRecord sent) {
    return of(sent).stream().anyMatch(ConsumedRecord::isCorrupted);
  }

  /** Whether the record arrived corrupted, with just these bytes. */
  boolean isCorruptedTo(SentRecord sent, int crc32c) {
    return of(sent).stream().anyMatch(copy -> copy.isCorrupted() && copy.crc32c() == crc32c);
  }

  boolean hasOffset(SentRecord sent, long offset) {
    return of(sent).stream().anyMatch(copy -> copy.offset() == offset);
  }
}
