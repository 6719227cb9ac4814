package io.github.reusewatch.core.watch;

import io.github.reusewatch.core.report.Role;

/** What is known of a topic. */
final class Topic {
  final String name;
  final boolean watched;

  /** The stacks of record constructions for this topic. */
  final TraceSampler builtTraces = new TraceSampler();

  /**
   * {@code false} past the number of topics that are remembered: this object is of one record or
   * send only.
   */
  final boolean remembered;

  private volatile boolean hadFinding;
  private volatile boolean keyFromPosition;
  private volatile boolean valueFromPosition;

  Topic(String name, boolean watched, boolean remembered) {
    this.name = name;
    this.watched = watched;
    this.remembered = remembered;
  }

  /** A serializer was seen to leave out what is before a buffer's position. */
  void leavesOutBeforePosition(Role role) {
    if (role == Role.KEY) {
      keyFromPosition = true;
    } else {
      valueFromPosition = true;
    }
  }

  /**
   * Whether what is before a buffer's position is to be watched: it may be a whole arena, so not
   * once a serializer was seen to leave it out.
   */
  boolean watchesBeforePosition(Role role) {
    return role == Role.KEY ? !keyFromPosition : !valueFromPosition;
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
