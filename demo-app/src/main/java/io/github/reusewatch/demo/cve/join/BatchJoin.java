package io.github.reusewatch.demo.cve.join;

import io.github.reusewatch.demo.cve.app.Letter;
import io.github.reusewatch.demo.story.join.Finding;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.apache.kafka.common.TopicPartition;

/** The comparison of all sides. */
public final class BatchJoin {
  private final List<Sending> sent;
  private final List<Arrival> arrivals;
  private final List<BatchFinding> findings;
  private final List<MisroutedBatch> misrouted;
  private final Set<Letter> atHome;

  /** Of the findings that say changed. */
  private final List<BatchFate> fates = new ArrayList<>();

  private final List<BatchExample> confirmed = new ArrayList<>();

  /**
   * Joins what three parties say.
   *
   * @param sent by the application, with what its client said
   * @param arrivals all that the consumers got
   * @param findings of the agent, of any kind, in their order
   */
  public BatchJoin(List<Sending> sent, List<Arrival> arrivals, List<Finding> findings) {
    this.sent = sent;
    this.arrivals = arrivals;
    this.findings = findings.stream().map(BatchFinding::of).toList();
    this.misrouted = MisroutedBatch.of(arrivals);
    this.atHome =
        arrivals.stream()
            .filter(each -> each.letter().filter(each::isAtHome).isPresent())
            .map(each -> each.letter().orElseThrow())
            .collect(Collectors.toSet());
    match();
  }

  /**
   * Counts what became of the records.
   *
   * @return the client's and the consumers' side
   */
  public BatchDelivery delivery() {
    return new BatchDelivery(
        count(sent, Sending::isTimedOut),
        count(sent, each -> !each.isAcknowledged() && !each.isTimedOut()),
        count(sent, Sending::isAcknowledged),
        count(sent, each -> each.isAcknowledged() && !atHome.contains(each.letter())),
        count(sent, each -> each.isTimedOut() && atHome.contains(each.letter())),
        count(arrivals, Arrival::isMisrouted),
        misrouted.size(),
        count(arrivals, each -> each.letter().isEmpty()));
  }

  /**
   * Counts in what ways the findings agree and disagree with the delivery.
   *
   * @return the agent's side
   */
  public BatchFlags flags() {
    int atRisk = count(findings, each -> each.isFreed("at-risk"));
    int guarded = count(findings, each -> each.isFreed("protected"));
    return new BatchFlags(
        atRisk,
        guarded,
        fates.size(),
        confirmed.size(),
        fates(BatchFate.REFUSED),
        fates(BatchFate.ORIGINAL_ARRIVED),
        fates(BatchFate.UNEXPLAINED),
        misrouted.size() - confirmed.size(),
        unannounced(),
        findings.size() - atRisk - guarded - fates.size());
  }

  /**
   * A finding to look at closely.
   *
   * @return one that a consumer confirms, the first of its kind if there is such a one
   */
  public Optional<BatchExample> example() {
    return confirmed.stream()
        .filter(each -> each.finding().isFirstOfItsKind())
        .findFirst()
        .or(() -> confirmed.stream().findFirst());
  }

  /**
   * The batches that arrived in another partition.
   *
   * @return them in the order of the partitions
   */
  public List<MisroutedBatch> misrouted() {
    return misrouted;
  }

  private void match() {
    Set<MisroutedBatch> open = new HashSet<>(misrouted);
    for (BatchFinding each : findings) {
      if (each.isChanged()) {
        Optional<MisroutedBatch> batch = open.stream().filter(each::isAbout).findFirst();
        batch.ifPresent(found -> confirmed.add(new BatchExample(each.finding(), found)));
        batch.ifPresent(open::remove);
        fates.add(batch.isPresent() ? BatchFate.MISROUTED : fateWithoutBatch(each));
      }
    }
  }

  private BatchFate fateWithoutBatch(BatchFinding finding) {
    boolean original =
        sent.stream()
            .filter(each -> each.letter().partition().equals(finding.partition()))
            .filter(each -> !each.isAcknowledged())
            .anyMatch(each -> atHome.contains(each.letter()));
    if (original) {
      return BatchFate.ORIGINAL_ARRIVED;
    }
    boolean flaggedBefore = misrouted.stream().anyMatch(finding::isAbout);
    return finding.baseOffset() == null && !flaggedBefore
        ? BatchFate.REFUSED
        : BatchFate.UNEXPLAINED;
  }

  private int unannounced() {
    Set<TopicPartition> freed = new HashSet<>();
    int count = 0;
    for (BatchFinding each : findings) {
      if (each.isFreed()) {
        freed.add(each.partition());
      } else if (each.isChanged() && !freed.contains(each.partition())) {
        count++;
      }
    }
    return count;
  }

  private int fates(BatchFate fate) {
    return count(fates, fate::equals);
  }

  private static <T> int count(Collection<T> all, Predicate<T> wanted) {
    return (int) all.stream().filter(wanted).count();
  }
}
