package io.github.reusewatch.core.watch;

import io.github.reusewatch.core.report.Role;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The sends that producers which keep references have not acknowledged, by the arrays in them. Such
 * a producer may be a wrapper that passes its records on, at once or later and on another thread:
 * then the send it makes is the one that counts.
 */
final class References {
  private final ConcurrentHashMap<Identity, WatchedSend> byArray = new ConcurrentHashMap<>();

  void add(WatchedSend send) {
    byte[] array = mainArray(send);
    if (array != null) {
      byArray.put(new Identity(array), send);
    }
  }

  void remove(WatchedSend send) {
    byte[] array = mainArray(send);
    if (array != null) {
      byArray.remove(new Identity(array), send);
    }
  }

  /** The value's, or else the key's: a constant key or header may be in many records at once. */
  private static byte[] mainArray(WatchedSend send) {
    int i = send.indexOf(Role.VALUE);
    if (i < 0) {
      i = send.indexOf(Role.KEY);
    }
    return i < 0 ? null : send.get(i).array();
  }

  /** The send that this one, which is about to begin, was passed on from; {@code null} if none. */
  WatchedSend passedOnAs(WatchedSend send, Object record, SendStack stack) {
    WatchedSend around = stack.watched();
    if (around != null && around.producer().keepsReferences && stack.record() == record) {
      return around;
    }
    if (byArray.isEmpty()) {
      return null;
    }
    byte[] array = mainArray(send);
    WatchedSend found = array == null ? null : byArray.get(new Identity(array));
    return found != null && found.producer() != send.producer() ? found : null;
  }

  /** An array as itself, not as its bytes. */
  private static final class Identity {
    private final byte[] array;

    Identity(byte[] array) {
      this.array = array;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Identity && ((Identity) other).array == array;
    }

    @Override
    public int hashCode() {
      return System.identityHashCode(array);
    }
  }
}
