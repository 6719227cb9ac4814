package io.github.reusewatch.core.writer;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.reusewatch.core.report.WrittenBy;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import java.util.Collections;
import org.junit.jupiter.api.Test;

class ReleasesTest {
  private final WatchedRegions regions = new WatchedRegions();
  private final Releases releases = new Releases(regions);
  private final byte[] array = new byte[64];

  @Test
  void aWatchedRegionIsReleasedWhenTheMethodHasReturned() {
    WatchedRegion region = regions.watch(array, 8, 8, 0);
    Object release = releases.releasing(null, new Object[] {array});
    assertThat(region.releasedBy().isKnown()).isFalse();
    releases.released(release, null);
    assertThat(region.releasedBy().isKnown()).isTrue();
  }

  @Test
  void notByAMethodThatReturnsFalse() {
    WatchedRegion region = regions.watch(array, 8, 8, 0);
    releases.released(releases.releasing(null, new Object[] {array}), false);
    assertThat(region.releasedBy().isKnown()).isFalse();
    releases.released(releases.releasing(null, new Object[] {array}), true);
    assertThat(region.releasedBy().isKnown()).isTrue();
  }

  @Test
  void theFirstReleaseCounts() {
    WatchedRegion region = regions.watch(array, 8, 8, 0);
    releases.released(releases.releasing(null, new Object[] {array}), null);
    WrittenBy first = region.releasedBy();
    releases.released(releases.releasing(null, new Object[] {array}), null);
    assertThat(region.releasedBy()).isSameAs(first);
  }

  @Test
  void ofMethodsThatCallEachOtherTheOuterOneCounts() {
    WatchedRegion region = regions.watch(array, 8, 8, 0);
    Object outer = releases.releasing(null, new Object[] {array});
    Object inner = releases.releasing(null, new Object[] {array});
    releases.released(inner, null);
    WrittenBy byInner = region.releasedBy();
    releases.released(outer, null);
    assertThat(region.releasedBy()).isNotSameAs(byInner);
    assertThat(region.releasedBy().nanos()).isLessThanOrEqualTo(byInner.nanos());
  }

  @Test
  void whatIsNotWatchedCostsNothingMore() {
    assertThat(releases.releasing(null, new Object[] {array})).isNull();
    WatchedRegion region = regions.watch(array, 8, 8, 0);
    assertThat(releases.releasing(null, new Object[] {new byte[64]})).isNull();
    regions.forget(region);
    assertThat(releases.releasing(null, new Object[] {array})).isNull();
  }

  @Test
  void aCountThatCameToZeroIsTheViewsNotTheMemorys() {
    WatchedRegion region = regions.watch(array, 8, 8, 0);
    ByteBuf slice = Unpooled.wrappedBuffer(array).slice(8, 8);
    releases.released(releases.releasing(slice, null), true);
    assertThat(region.releasedBy().isKnown()).isFalse();
    releases.released(releases.releasing(null, new Object[] {slice}), null);
    assertThat(region.releasedBy().isKnown()).isTrue();
  }

  @Test
  void moreThanIsLookedAtIsCounted() {
    regions.watch(array, 8, 8, 0);
    releases.releasing(null, new Object[] {Collections.nCopies(1, new Object[5_000]), array});
    assertThat(releases.cutShort()).isZero(); // nulls
    byte[][] many = new byte[5_000][1];
    releases.releasing(null, new Object[] {many});
    assertThat(releases.cutShort()).isOne();
  }
}
