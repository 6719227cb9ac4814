package io.github.reusewatch.core.reach;

/** Gets the memory that was reached. Called on the thread that asked. */
public interface MemorySink {
  /**
   * What of a buffer counts: what is to be read of it ({@code true}), or all of its memory,
   * wherever its position is by now ({@code false}).
   */
  boolean wantsContent();

  /**
   * These bytes of this array. The same may come more than once.
   *
   * @param ofView whether they were reached through a view of another Netty buffer (a slice, a
   *     wrapper), which is counted on its own: when it is released, the memory is not yet free
   */
  void memory(byte[] array, int offset, int length, boolean ofView);

  /** There was more to look at than {@link Reachable#MOST_OBJECTS}: the rest was left out. */
  void cutShort();
}
