package io.github.reusewatch.core.watch;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.reusewatch.core.report.Kind;
import io.github.reusewatch.core.report.Role;
import io.github.reusewatch.core.report.Trace;
import io.github.reusewatch.core.report.WrittenBy;
import java.nio.ByteBuffer;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class RecentUsesTest {
  private static final long BUILT = 100;
  private static final long FOUND = 200;

  private final RecentUses uses = new RecentUses();
  private final Trace trace = new Trace();
  private final byte[] array = new byte[64];
  private final Snapshot changed = whole(array);
  private int turn;

  @Test
  void whoPutTheArrayIntoAnotherRecordMeanwhileIsTold() {
    fill(1);
    use(whole(array), 150, "other");
    fill(2);
    assertThat(user())
        .hasFieldOrPropertyWithValue("evidence", WrittenBy.Evidence.OVERLAPPING_SEND)
        .hasFieldOrPropertyWithValue("thread", "other")
        .hasFieldOrPropertyWithValue("trace", trace)
        .hasFieldOrPropertyWithValue("more", null);
    assertThat(user().nanos()).isEqualTo(150);
  }

  @Test
  void itsOwnRecordAndEarlierOnesAreNot() {
    use(changed, BUILT, "own");
    fill(1);
    use(whole(array), BUILT - 1, "earlier");
    fill(2);
    assertThat(user().isKnown()).isFalse();
  }

  @Test
  void whoSendsTheSameBytesOnceMoreIsNot() {
    use(whole(array), 150, "again");
    fill(2);
    assertThat(user().isKnown()).isFalse();
  }

  @Test
  void whoUsesItAfterTheChangeWasFoundIsOnlyIfHisBytesWereFound() {
    fill(1);
    use(whole(array), FOUND + 1, "next");
    fill(2);
    assertThat(user().isKnown()).isFalse();
    use(whole(array), FOUND + 2, "its bytes");
    assertThat(user()).hasFieldOrPropertyWithValue("thread", "its bytes");
  }

  @Test
  void theFirstOfSeveralIsTold() {
    fill(1);
    use(whole(array), 160, "second");
    fill(2);
    use(whole(array), 150, "first");
    fill(3);
    assertThat(user()).hasFieldOrPropertyWithValue("thread", "first");
  }

  @Test
  void ofASlicedArrayOnlyWhoOverlaps() {
    Snapshot middle = slice(16, 16);
    fill(1);
    use(slice(0, 16), 150, "before");
    use(slice(32, 16), 151, "behind");
    assertThat(user(middle).isKnown()).isFalse();
    use(slice(31, 2), 152, "overlaps");
    assertThat(user(middle)).hasFieldOrPropertyWithValue("thread", "overlaps");
  }

  @Test
  void otherArraysAndEmptyOnesAreNot() {
    fill(1);
    use(whole(array.clone()), 150, "a copy");
    use(slice(0, 0), 151, "nothing of it");
    assertThat(user().isKnown()).isFalse();
  }

  @Test
  void afterSomeThousandRecordsItIsForgotten() {
    fill(1);
    use(whole(array), 150, "other");
    Snapshot further = whole(new byte[1]);
    for (int turn = 1; turn < 4096; turn++) {
      uses.add(further, turn, 160, "further", null);
    }
    assertThat(user().isKnown()).isTrue();
    uses.add(further, 4096, 160, "further", null);
    assertThat(user().isKnown()).isFalse();
  }

  private void use(Snapshot snapshot, long nanos, String thread) {
    uses.add(snapshot, turn++, nanos, thread, trace);
  }

  private void fill(int value) {
    Arrays.fill(array, (byte) value);
  }

  private WrittenBy user() {
    return user(changed);
  }

  private WrittenBy user(Snapshot snapshot) {
    Change change = Change.look(snapshot, Extent.WHOLE, Kind.CHANGED_BEFORE_ACK, false);
    return uses.userOf(snapshot, change, BUILT, FOUND);
  }

  private Snapshot slice(int from, int length) {
    return BufferSnapshot.of(Role.VALUE, ByteBuffer.wrap(array, from, length).slice(), true, null);
  }

  private static Snapshot whole(byte[] bytes) {
    return new ArraySnapshot(Role.VALUE, null, bytes, null);
  }
}
