package io.github.reusewatch.writers;

import com.fasterxml.jackson.core.util.BufferRecycler;
import com.fasterxml.jackson.core.util.RecyclerPool;

/** Of an application that shares one recycler between its own code and Jackson. */
final class OnlyRecycler implements RecyclerPool<BufferRecycler> {
  private static final long serialVersionUID = 1;

  private final transient BufferRecycler recycler;

  OnlyRecycler(BufferRecycler recycler) {
    this.recycler = recycler;
  }

  @Override
  public BufferRecycler acquirePooled() {
    return recycler;
  }

  @Override
  public void releasePooled(BufferRecycler pooled) {}

  @Override
  public int pooledCount() {
    return 1;
  }

  @Override
  public boolean clear() {
    return false;
  }
}
