package io.github.reusewatch.core.pool;

import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import java.nio.ByteBuffer;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The arrays that the JVM's buffer pools have handed out, by identity. An array whose producer is
 * gone goes, too.
 */
final class PooledArrays {
  private final ConcurrentHashMap<Object, PooledArray> byIdentity = new ConcurrentHashMap<>();
  private final ReferenceQueue<byte[]> gone = new ReferenceQueue<>();

  /** {@code null} if no pool has handed it out. */
  PooledArray of(ByteBuffer buffer) {
    return buffer.hasArray() ? byIdentity.get(new Probe(arrayOf(buffer))) : null;
  }

  /** {@code null} if it is outside the heap. */
  PooledArray ofPooled(ByteBuffer buffer) {
    PooledArray known = of(buffer);
    return known == null && buffer.hasArray() ? add(arrayOf(buffer)) : known;
  }

  @SuppressWarnings("ByteBufferBackingArray") // of interest is which one it is
  private static byte[] arrayOf(ByteBuffer buffer) {
    return buffer.array();
  }

  private PooledArray add(byte[] array) {
    for (Reference<?> each = gone.poll(); each != null; each = gone.poll()) {
      byIdentity.remove(each);
    }
    PooledArray added = new PooledArray();
    byIdentity.put(new Key(array, gone), added);
    return added;
  }

  int size() {
    return byIdentity.size();
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
