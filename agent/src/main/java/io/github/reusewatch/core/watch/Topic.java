package io.github.reusewatch.core.watch;

/** What is known of a topic. */
final class Topic {
  final String name;
  final boolean watched;

  /** The stacks of record constructions for this topic. */
  final TraceSampler builtTraces = new TraceSampler();

  private volatile boolean hadFinding;

  Topic(String name, boolean watched) {
    this.name = name;
    this.watched = watched;
  }

  boolean hadFinding() {
    return hadFinding;
  }

  /**
   * From now on every send to this topic carries its stack, and evidence if there is a budget for
   * it.
   */
  void foundOne() {
    hadFinding = true;
  }
}
