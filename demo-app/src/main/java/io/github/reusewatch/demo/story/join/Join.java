package io.github.reusewatch.demo.story.join;

import io.github.reusewatch.demo.story.app.MessageType;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** The comparison of both sides, record by record. */
public final class Join {
  private static final List<String> REFILLING =
      List.of(
          MessageType.class.getPackageName() + ".OrderFrame.",
          MessageType.class.getPackageName() + ".MetricsFrame.");

  private final Collection<SentRecord> sent;
  private final Collection<ConsumedRecord> consumed;
  private final List<Finding> findings;
  private final Arrivals arrivals;
  private final List<Match> matches;

  /**
   * Joins what three parties say.
   *
   * @param sent by the application, each sequence number once
   * @param consumed all that the consumers got
   * @param findings of the agent, of any kind
   */
  public Join(
      Collection<SentRecord> sent, Collection<ConsumedRecord> consumed, List<Finding> findings) {
    this.sent = sent;
    this.consumed = consumed;
    this.findings = findings;
    this.arrivals = new Arrivals(consumed);
    List<Finding> flagged =
        findings.stream().filter(Join::isChanged).filter(Finding::isAboutValue).toList();
    this.matches = new Matching(new SentIndex(sent, arrivals), arrivals).match(flagged);
  }

  /**
   * Counts what became of the records.
   *
   * @return the consumers' side
   */
  public Delivery delivery() {
    return new Delivery(
        sent.size(),
        count(sent, arrivals::isLost),
        count(sent, arrivals::isTwice),
        count(sent, arrivals::isCorrupted),
        verdictDisagreements());
  }

  /**
   * Counts in what ways the findings agree and disagree with the delivery.
   *
   * @return the agent's side
   */
  public Flags flags() {
    int flaggedAndCorrupted = matches(Fate.CORRUPTED);
    return new Flags(
        matches.size(),
        flaggedAndCorrupted,
        matches(Fate.LOST),
        matches(Fate.ORIGINAL_ARRIVED),
        matches(Fate.OTHER_BYTES),
        matches(Fate.FLAGGED_BEFORE),
        matches(Fate.UNEXPLAINED),
        count(sent, arrivals::isCorrupted) - flaggedAndCorrupted,
        count(findings, finding -> isChanged(finding) && !finding.isAboutValue()),
        count(findings, finding -> finding.hasWire("unknown")),
        count(findings, finding -> !isChanged(finding) && !finding.hasWire("unknown")),
        count(findings, Finding::hasWriterLine),
        count(findings, finding -> finding.hasWriterLine() && !isRefilling(finding)));
  }

  /**
   * A finding to look at closely.
   *
   * @return one that a consumer confirms, if possible with the line that wrote, and the first of
   *     its kind
   */
  public Optional<Example> example() {
    List<Match> confirmed =
        matches.stream().filter(match -> match.fate() == Fate.CORRUPTED).toList();
    return confirmed.stream()
        .min(
            Comparator.comparing((Match match) -> !match.finding().hasWriterLine())
                .thenComparing(match -> !match.finding().isFirstOfItsKind()))
        .map(this::example);
  }

  private Example example(Match match) {
    SentRecord built = match.sent().orElseThrow();
    return new Example(match.finding(), built, arrivals.of(built).get(0));
  }

  /** Both message formats write into the arrays that they are given, and nobody else does. */
  private static boolean isRefilling(Finding finding) {
    return REFILLING.stream().anyMatch(finding.writerLine()::startsWith);
  }

  private static boolean isChanged(Finding finding) {
    return finding.hasWire("changed");
  }

  private int matches(Fate fate) {
    return count(matches, match -> match.fate() == fate);
  }

  /**
   * The verdict comes from the value itself; the application's log knows what was built. They check
   * each other.
   */
  private int verdictDisagreements() {
    Map<Long, SentRecord> bySequence =
        sent.stream().collect(Collectors.toMap(SentRecord::sequence, Function.identity()));
    return count(consumed, each -> each.isCorrupted() == isAsSent(each, bySequence));
  }

  private static boolean isAsSent(ConsumedRecord arrived, Map<Long, SentRecord> bySequence) {
    SentRecord built = bySequence.get(arrived.sequence());
    return built != null
        && built.partition().equals(arrived.partition())
        && built.crc32c() == arrived.crc32c();
  }

  private static <T> int count(Collection<T> all, Predicate<T> wanted) {
    return (int) all.stream().filter(wanted).count();
  }
}
