package io.github.reusewatch.core.pool;

import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The last batch in each array, for clients that may give an array back twice: a buffer that comes
 * back once more belongs to nobody, or to another batch by then. Other clients are not looked up
 * here: a look-up by identity for each batch costs more than all the rest of this watch.
 */
final class LastLeases {
  private final ConcurrentHashMap<Object, Held> byIdentity = new ConcurrentHashMap<>();
  private final ReferenceQueue<byte[]> gone = new ReferenceQueue<>();

  /** Whether no such client has begun a batch. */
  boolean isEmpty() {
    return byIdentity.isEmpty();
  }

  /** {@code null} if there is none, or its batch is gone. */
  Lease in(byte[] array) {
    Held held = byIdentity.get(new Probe(array));
    return held == null ? null : held.lease.get();
  }

  /**
   * A batch was begun.
   *
   * @return the one before it in this array; {@code null} if there is none
   */
  Lease begun(Lease lease) {
    for (Reference<?> each = gone.poll(); each != null; each = gone.poll()) {
      byIdentity.remove(each);
    }
    Held held = byIdentity.get(new Probe(lease.array));
    if (held == null) {
      byIdentity.put(new Key(lease.array, gone), new Held(lease));
      return null;
    }
    Lease before = held.lease.get();
    held.lease = new WeakReference<>(lease);
    return before;
  }

  /** The pool handed the array out: what was given back in order is over. */
  void handedOut(byte[] array) {
    Held held = byIdentity.get(new Probe(array));
    Lease last = held == null ? null : held.lease.get();
    if (last != null && last.isFreed()) {
      held.lease.clear();
    }
  }

  int size() {
    return byIdentity.size();
  }

  /** Weak, since a lease holds its array, and the array would never go. */
  private static final class Held {
    volatile WeakReference<Lease> lease;

    Held(Lease lease) {
      this.lease = new WeakReference<>(lease);
    }
  }

  private static final class Key extends WeakReference<byte[]> {
    private final int hash;

    Key(byte[] array, ReferenceQueue<byte[]> gone) {
      super(array, gone);
      this.hash = System.identityHashCode(array);
    }

    @Override
    public int hashCode() {
      return hash;
    }

    /** Also equal to itself when its array is gone: it must be found to be removed. */
    @Override
    public boolean equals(Object other) {
      return this == other;
    }
  }

  /** What a key is looked up with. */
  private static final class Probe {
    private final byte[] array;

    Probe(byte[] array) {
      this.array = array;
    }

    @Override
    public int hashCode() {
      return System.identityHashCode(array);
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Key && ((Key) other).get() == array;
    }
  }
}
