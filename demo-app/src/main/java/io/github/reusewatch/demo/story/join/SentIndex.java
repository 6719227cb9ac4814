package io.github.reusewatch.demo.story.join;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Finds the records that a finding may be about. Normally that is one: the CRC32C of the bytes as
 * they should have been names it, as every value carries its own number. But among so many records
 * two may share a CRC32C by chance, and a finding may not know it: then the bytes that arrived
 * corrupted are the second way.
 */
final class SentIndex {
  private final Map<Integer, List<SentRecord>> byBuiltCrc = new HashMap<>();
  private final Map<Integer, List<SentRecord>> byCorruptedCrc = new HashMap<>();

  SentIndex(Collection<SentRecord> sent, Arrivals arrivals) {
    for (SentRecord each : sent) {
      add(byBuiltCrc, each.crc32c(), each);
      arrivals.of(each).stream()
          .filter(ConsumedRecord::isCorrupted)
          .mapToInt(ConsumedRecord::crc32c)
          .distinct()
          .forEach(crc -> add(byCorruptedCrc, crc, each));
    }
  }

  List<SentRecord> candidates(Finding finding) {
    List<SentRecord> built = lookUp(byBuiltCrc, finding.crcBefore(), finding);
    return built.isEmpty() ? lookUp(byCorruptedCrc, finding.crcAfter(), finding) : built;
  }

  private static void add(Map<Integer, List<SentRecord>> index, int crc, SentRecord sent) {
    index.computeIfAbsent(crc, absent -> new ArrayList<>(1)).add(sent);
  }

  private static List<SentRecord> lookUp(
      Map<Integer, List<SentRecord>> index, Integer crc, Finding finding) {
    return index.getOrDefault(crc, List.of()).stream()
        .filter(sent -> sent.partition().topic().equals(finding.topic()))
        .filter(
            sent ->
                finding.partition() == null || finding.partition() == sent.partition().partition())
        .toList();
  }
}
