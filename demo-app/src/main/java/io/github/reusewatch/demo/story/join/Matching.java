package io.github.reusewatch.demo.story.join;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Gives each finding the record it is about, and no record to two findings. Where a finding fits
 * several records, those of one choice come first, then the pairs that agree best with what
 * arrived.
 */
final class Matching {
  private final Arrivals arrivals;
  private final SentIndex index;

  Matching(SentIndex index, Arrivals arrivals) {
    this.index = index;
    this.arrivals = arrivals;
  }

  List<Match> match(List<Finding> flagged) {
    List<Pair> pairs = new ArrayList<>();
    for (Finding finding : flagged) {
      List<SentRecord> candidates = index.candidates(finding);
      for (SentRecord sent : candidates) {
        pairs.add(new Pair(finding, sent, candidates.size(), agreement(finding, sent)));
      }
    }
    pairs.sort(Pair.BEST_FIRST);
    IdentityHashMap<Finding, SentRecord> taken = take(pairs);
    Set<Finding> withCandidates = Collections.newSetFromMap(new IdentityHashMap<>());
    pairs.forEach(pair -> withCandidates.add(pair.finding));
    return flagged.stream()
        .map(finding -> match(finding, taken.get(finding), withCandidates.contains(finding)))
        .toList();
  }

  /** By identity: two findings may well say the same. */
  private static IdentityHashMap<Finding, SentRecord> take(List<Pair> pairs) {
    IdentityHashMap<Finding, SentRecord> taken = new IdentityHashMap<>();
    Set<SentRecord> gone = new HashSet<>();
    for (Pair pair : pairs) {
      if (!taken.containsKey(pair.finding) && gone.add(pair.sent)) {
        taken.put(pair.finding, pair.sent);
      }
    }
    return taken;
  }

  private Match match(Finding finding, SentRecord sent, boolean hasCandidates) {
    if (sent == null) {
      Fate fate = hasCandidates ? Fate.FLAGGED_BEFORE : Fate.UNEXPLAINED;
      return new Match(finding, Optional.empty(), fate);
    }
    return new Match(finding, Optional.of(sent), fate(finding, sent));
  }

  private Fate fate(Finding finding, SentRecord sent) {
    if (arrivals.isLost(sent)) {
      return Fate.LOST;
    }
    if (!arrivals.isCorrupted(sent)) {
      return Fate.ORIGINAL_ARRIVED;
    }
    return arrivedAsSaid(finding, sent) ? Fate.CORRUPTED : Fate.OTHER_BYTES;
  }

  private boolean arrivedAsSaid(Finding finding, SentRecord sent) {
    return finding.crcAfter() != null && arrivals.isCorruptedTo(sent, finding.crcAfter());
  }

  /** The offset comes second: a leader change may have given it to another record. */
  private int agreement(Finding finding, SentRecord sent) {
    boolean sameOffset = finding.offset() != null && arrivals.hasOffset(sent, finding.offset());
    return switch (fate(finding, sent)) {
      case CORRUPTED -> sameOffset ? 4 : 3;
      case LOST -> 2;
      case OTHER_BYTES -> 1;
      default -> 0;
    };
  }

  private record Pair(Finding finding, SentRecord sent, int choices, int agreement) {
    static final Comparator<Pair> BEST_FIRST =
        Comparator.comparingInt(Pair::choices)
            .thenComparing(Comparator.comparingInt(Pair::agreement).reversed());
  }
}
