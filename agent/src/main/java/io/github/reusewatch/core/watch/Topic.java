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
  private volatile boolean keyTail;
  private volatile boolean keyHead;
  private volatile boolean valueTail;
  private volatile boolean valueHead;

  Topic(String name, boolean watched, boolean remembered) {
    this.name = name;
    this.watched = watched;
    this.remembered = remembered;
  }

  /** A serializer was seen to take this part of a buffer whose position is not 0. */
  void serializes(Role role, Extent extent) {
    boolean tail = extent == Extent.TAIL;
    if (role == Role.KEY) {
      keyHead |= !tail;
      keyTail |= tail;
    } else {
      valueHead |= !tail;
      valueTail |= tail;
    }
  }

  /** Whether all serializers so far left out what is before a buffer's position. */
  boolean serializesTailOnly(Role role) {
    return role == Role.KEY ? keyTail && !keyHead : valueTail && !valueHead;
  }

  /** Whether any serializer so far took what is before a buffer's position. */
  boolean serializesHead(Role role) {
    return role == Role.KEY ? keyHead : valueHead;
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
