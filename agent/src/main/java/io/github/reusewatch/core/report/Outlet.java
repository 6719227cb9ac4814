package io.github.reusewatch.core.report;

import java.io.IOException;

/** Where findings go. Called on the reporter's thread only. */
public interface Outlet extends AutoCloseable {
  /**
   * Writes a finding.
   *
   * @param occurrence how many findings had this fingerprint so far, this one included; 0 if there
   *     are too many causes to tell
   */
  void accept(Finding finding, String fingerprint, long occurrence) throws IOException;

  /** What this outlet is called when it fails. */
  String name();

  @Override
  void close() throws IOException;
}
