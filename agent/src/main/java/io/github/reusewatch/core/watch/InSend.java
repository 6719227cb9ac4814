package io.github.reusewatch.core.watch;

/**
 * A thread is inside {@code send}. Sends nest: interceptors, serializers and callbacks may send in
 * turn, with this or another producer.
 */
class InSend {
  /** The send this one was called from; {@code null} if there is none. */
  InSend outer;
}
