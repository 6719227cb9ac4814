package io.github.reusewatch.core;

import java.util.List;

/** Puts write traps in and takes them out, while the application runs. */
interface TrapSwitch {
  /**
   * For the records of topics that had a finding.
   *
   * @param packages where to put them
   * @return what was done, as the end of a sentence
   */
  String putInForFindings(List<String> packages);

  /** Returns what was done, as a sentence. */
  String takeOut();
}
