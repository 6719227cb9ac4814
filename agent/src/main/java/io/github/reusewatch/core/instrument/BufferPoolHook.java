package io.github.reusewatch.core.instrument;

/**
 * One of the places at which a pooled buffer is followed from the pool to the network and back. All
 * of them are needed: without one, buffers would seem to be needed that are not, or the reverse.
 */
interface BufferPoolHook extends Hook {
  @Override
  default String cost() {
    return "the client's own buffer pool is not watched";
  }
}
