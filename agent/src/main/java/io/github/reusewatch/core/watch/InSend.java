package io.github.reusewatch.core.watch;

/**
 * A thread is inside {@code send}. Sends nest: interceptors, serializers and callbacks may send in
 * turn, with this or another producer.
 */
class InSend {
  /** One of which nothing else is known. */
  static final InSend UNWATCHED = new InSend();
}
