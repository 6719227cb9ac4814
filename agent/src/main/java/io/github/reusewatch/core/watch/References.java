package io.github.reusewatch.core.watch;

import java.util.concurrent.ConcurrentHashMap;

/**
 * The sends that producers which keep references have not acknowledged, by the arrays in them. Such
 * a producer may be a wrapper that passes its records on, at once or later and on another thread:
 * then the send it makes is the one that counts.
 */
final class References {
  private final ConcurrentHashMap<Identity, WatchedSend> byArray = new ConcurrentHashMap<>();

  void add(WatchedSend send) {
    for (int i = 0; i < send.parts.count(); i++) {
      byte[] array = send.parts.get(i).array();
      if (array != null) {
        byArray.put(new Identity(array), send);
      }
    }
  }

  void remove(WatchedSend send) {
    for (int i = 0; i < send.parts.count(); i++) {
      byte[] array = send.parts.get(i).array();
      if (array != null) {
        byArray.remove(new Identity(array), send);
      }
    }
  }

  /** The send that this one, which is about to begin, was passed on from; {@code null} if none. */
  WatchedSend passedOnAs(WatchedSend send, Object record, SendStack stack) {
    WatchedSend around = stack.watched();
    if (around != null && around.producer.keepsReferences && around.record() == record) {
      return around;
    }
    if (byArray.isEmpty()) {
      return null;
    }
    for (int i = 0; i < send.parts.count(); i++) {
      byte[] array = send.parts.get(i).array();
      WatchedSend found = array == null ? null : byArray.get(new Identity(array));
      if (found != null && found.producer != send.producer) {
        return found;
      }
    }
    return null;
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
