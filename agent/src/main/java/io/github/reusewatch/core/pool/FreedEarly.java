package io.github.reusewatch.core.pool;

import java.nio.ByteBuffer;

/**
 * A batch whose buffer was freed after it was taken from its queue and before it was put into a
 * request.
 */
final class FreedEarly {
  private final Lease lease;

  FreedEarly(Lease lease) {
    this.lease = lease;
  }

  /**
   * What became of it in a request that has its own copy of it, as all have before 2.8.
   *
   * @param buffers of the request
   * @return {@code null} if the copy is right
   */
  Change changeIn(ByteBuffer[] buffers) {
    Seal seal = lease.seal();
    for (ByteBuffer buffer : buffers) {
      int from = buffer.arrayOffset() + buffer.position();
      int at = seal.find(buffer.array(), from, from + buffer.remaining());
      if (at >= 0) {
        Seal.Check check = new Seal.Check(seal);
        check.next(buffer.array(), at, seal.length);
        return check.holds() ? null : Change.to(check.crc());
      }
    }
    // Converted for an old broker. The new owner writes a batch's header last, and on this thread.
    return seal.isIn(lease.array) ? null : Change.duringWrite();
  }
}
