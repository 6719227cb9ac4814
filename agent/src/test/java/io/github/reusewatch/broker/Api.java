package io.github.reusewatch.broker;

/** Answers one kind of request. */
interface Api {
  short key();

  /** The newest version that is spoken here; 0 is the oldest. */
  short newestVersion();

  /**
   * Writes the body of the answer.
   *
   * @param request read up to the end of its header
   * @return whether the client is to get this answer
   */
  boolean answer(short version, ProtocolReader request, ProtocolWriter answer)
      throws InterruptedException;
}
