package io.github.reusewatch.demo.cve.join;

/**
 * What the agent says, held against the delivery.
 *
 * @param atRisk batches whose buffer was freed in flight, with nothing wrong yet
 * @param guarded batches whose buffer was freed in flight and kept out of use
 * @param changed batches flagged as sent with other bytes; the next four rows are parts of it
 * @param changedAndMisrouted those that consumers got: another partition's records at that offset
 * @param changedAndRefused those of which nothing arrived: the broker refused them
 * @param changedButOriginalArrived those that arrived as they were
 * @param changedUnexplained those that are flagged already, or have an offset at which no such
 *     batch lies
 * @param misroutedAndMissed batches that arrived elsewhere and have no finding
 * @param changedUnannounced batches flagged as changed that were not flagged as freed before
 * @param others findings of any other kind
 */
public record BatchFlags(
    int atRisk,
    int guarded,
    int changed,
    int changedAndMisrouted,
    int changedAndRefused,
    int changedButOriginalArrived,
    int changedUnexplained,
    int misroutedAndMissed,
    int changedUnannounced,
    int others) {

  /**
   * All that the agent said.
   *
   * @return the number of findings of any kind
   */
  public int findings() {
    return atRisk + guarded + changed + others;
  }
}
