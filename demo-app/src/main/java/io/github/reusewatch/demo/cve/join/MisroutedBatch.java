package io.github.reusewatch.demo.cve.join;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import org.apache.kafka.common.TopicPartition;

/**
 * Records that lie one behind the other in a partition and were all sent to the same other one.
 *
 * @param partition where they lie
 * @param baseOffset of the first
 * @param sentTo where they belong
 * @param records how many they are
 */
public record MisroutedBatch(
    TopicPartition partition, long baseOffset, TopicPartition sentTo, int records) {
  private static final Comparator<Arrival> AS_THEY_LIE =
      Comparator.comparing((Arrival each) -> each.partition().toString())
          .thenComparing(Arrival::offset);

  static List<MisroutedBatch> of(Collection<Arrival> arrivals) {
    List<MisroutedBatch> batches = new ArrayList<>();
    arrivals.stream()
        .filter(Arrival::isMisrouted)
        .sorted(AS_THEY_LIE)
        .forEach(each -> add(batches, each));
    return batches;
  }

  private static void add(List<MisroutedBatch> batches, Arrival arrival) {
    TopicPartition sentTo = arrival.letter().orElseThrow().partition();
    int last = batches.size() - 1;
    if (last >= 0 && batches.get(last).isFollowedBy(arrival, sentTo)) {
      batches.set(last, batches.get(last).withOneMore());
    } else {
      batches.add(new MisroutedBatch(arrival.partition(), arrival.offset(), sentTo, 1));
    }
  }

  private boolean isFollowedBy(Arrival arrival, TopicPartition itsSentTo) {
    return partition.equals(arrival.partition())
        && baseOffset + records == arrival.offset()
        && sentTo.equals(itsSentTo);
  }

  private MisroutedBatch withOneMore() {
    return new MisroutedBatch(partition, baseOffset, sentTo, records + 1);
  }
}
