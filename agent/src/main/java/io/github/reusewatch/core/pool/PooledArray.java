package io.github.reusewatch.core.pool;

/**
 * One array of a {@code BufferPool}. The pool hands it out and gets it back again and again; each
 * time is a {@link Lease}.
 */
final class PooledArray {
  /** The last that it was handed out for. Written where the pool's lock was just held. */
  private volatile Lease lease;

  Lease lease() {
    return lease;
  }

  /** It was handed out once more. */
  Lease newLease() {
    Lease next = new Lease(this);
    Lease previous = lease;
    if (previous != null) {
      previous.followedBy(next);
    }
    lease = next;
    return next;
  }
}
