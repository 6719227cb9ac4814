package io.github.reusewatch.demo.story.join;

/**
 * What the agent says, held against the delivery.
 *
 * @param flagged values flagged as {@code wire: changed}; the next six rows are parts of it
 * @param flaggedAndCorrupted those that arrived with just the bytes the agent says
 * @param flaggedAndLost those that never arrived
 * @param flaggedButOriginalArrived those that arrived as they were built
 * @param flaggedWithOtherBytes those that arrived corrupted, but otherwise than the agent says
 * @param flaggedTwice those on a record that is flagged already
 * @param flaggedUnexplained those that fit no record that was sent
 * @param corruptedAndMissed records that arrived corrupted and have no finding that says so
 * @param flaggedKeysAndHeaders parts other than values flagged as {@code wire: changed}
 * @param wireUnknown findings where the agent cannot tell what the broker got
 * @param wireNotChanged findings on changes that did not reach the broker
 * @param writerNamed findings, of any kind, with the line that wrote into the array
 * @param writerWrong those of them that name a line which does not refill arrays
 */
public record Flags(
    int flagged,
    int flaggedAndCorrupted,
    int flaggedAndLost,
    int flaggedButOriginalArrived,
    int flaggedWithOtherBytes,
    int flaggedTwice,
    int flaggedUnexplained,
    int corruptedAndMissed,
    int flaggedKeysAndHeaders,
    int wireUnknown,
    int wireNotChanged,
    int writerNamed,
    int writerWrong) {

  /**
   * All that the agent said.
   *
   * @return the number of findings of any kind
   */
  public int findings() {
    return flagged + flaggedKeysAndHeaders + wireUnknown + wireNotChanged;
  }
}
