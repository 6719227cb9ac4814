package io.github.reusewatch.core.writer;

import io.github.reusewatch.bridge.WriteListener;
import java.nio.ByteBuffer;
import java.util.List;

/** Looks up what write traps tell of among the watched regions. */
public final class WriteWatch implements WriteListener {
  private final WatchedRegions regions;
  private final HiddenArrays hidden = new HiddenArrays();

  public WriteWatch(WatchedRegions regions) {
    this.regions = regions;
  }

  @Override
  public void storing(byte[] array, int index) {
    regions.storing(array, index);
  }

  @Override
  public Object calling(byte[] array, int from, int to) {
    List<WatchedRegion> found = regions.in(array, from, to);
    return found.isEmpty() ? null : TrappedCall.of(found, array);
  }

  @Override
  public Object callingHolder(Object holder) {
    if (holder instanceof ByteBuffer[]) {
      return callingBuffers((ByteBuffer[]) holder);
    }
    ByteBuffer buffer = hidden.behind(holder);
    return buffer == null ? null : callingBuffer(buffer);
  }

  private Object callingBuffer(ByteBuffer buffer) {
    return calling(buffer.array(), buffer.arrayOffset(), buffer.arrayOffset() + buffer.capacity());
  }

  /** Several at once: the first that is watched stands for all. */
  private Object callingBuffers(ByteBuffer[] buffers) {
    for (ByteBuffer buffer : buffers) {
      Object call = buffer != null && buffer.hasArray() ? callingBuffer(buffer) : null;
      if (call != null) {
        return call;
      }
    }
    return null;
  }

  @Override
  public void ofLibrary(Object call) {
    ((TrappedCall) call).ofLibrary();
  }

  @Override
  public void called(Object call) {
    ((TrappedCall) call).ended();
  }
}
