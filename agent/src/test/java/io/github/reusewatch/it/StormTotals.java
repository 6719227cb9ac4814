package io.github.reusewatch.it;

/** Over all storms. */
final class StormTotals {
  private int storms;
  private long batches;
  private long corrupt;
  private long changed;
  private long protectedBatches;
  private long unknown;
  private long disagreements;

  void add(StormResult result) {
    storms++;
    batches += result.batches();
    corrupt += result.corrupt();
    changed += result.changed();
    protectedBatches += result.protectedBatches();
    unknown += result.unknown();
    disagreements += result.join().disagreements().size();
  }

  String line() {
    return String.format(
        "total storms=%d batches=%d corrupt=%d changed=%d protected=%d unknown=%d disagree=%d",
        storms, batches, corrupt, changed, protectedBatches, unknown, disagreements);
  }
}
