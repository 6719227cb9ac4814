package io.github.reusewatch.core.writer;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** In the tests' JVM the JDK's packages are not open to the agent. */
class WriteWatchTest {
  private final WatchedRegions regions = new WatchedRegions();
  private final WriteWatch watch = new WriteWatch(regions);
  private final byte[] array = new byte[100];
  private final WatchedRegion region = regions.watch(array, 10, 20, crc());

  @AfterEach
  void forget() {
    regions.forget(region);
  }

  @Test
  void aStoreIsLookedUp() {
    watch.storing(array, 9);
    assertThat(region.isWritten()).isFalse();
    watch.storing(array, 10);
    assertThat(region.isWritten()).isTrue();
  }

  @Test
  void aCallIsOfInterestWhereARegionLies() {
    assertThat(watch.calling(array, 0, 10)).isNull();
    assertThat(watch.calling(new byte[100], 0, 100)).isNull();
    Object call = watch.calling(array, 0, 11);
    array[10] = 1;
    watch.called(call);
    assertThat(region.isWritten()).isTrue();
  }

  @Test
  void ofSeveralBuffersTheWatchedOneIsFound() {
    ByteBuffer[] buffers = {
      null, ByteBuffer.allocateDirect(8), ByteBuffer.allocate(8), ByteBuffer.wrap(array)
    };
    Object call = watch.callingHolder(buffers);
    array[10] = 1;
    watch.called(call);
    assertThat(region.isWritten()).isTrue();
    assertThat(watch.callingHolder(new ByteBuffer[0])).isNull();
  }

  @Test
  void hiddenArraysThatCannotBeSeenAreNotFound() {
    HiddenArrays hidden = new HiddenArrays();
    OutputStream stream = new ByteArrayOutputStream();
    assertThat(hidden.behind(stream)).isNull();
    assertThat(hidden.behind(new DataOutputStream(new BufferedOutputStream(stream)))).isNull();
    assertThat(hidden.behind(ByteBuffer.wrap(array).asIntBuffer())).isNull();
    assertThat(hidden.behind(ByteBuffer.wrap(array).asReadOnlyBuffer())).isNull();
    assertThat(hidden.behind("neither")).isNull();
    assertThat(watch.callingHolder(stream)).isNull();
    assertThat(watch.callingHolder("neither")).isNull();
  }

  private int crc() {
    return new WatchedRegion(array, 10, 20, 0).crcOf(array);
  }
}
