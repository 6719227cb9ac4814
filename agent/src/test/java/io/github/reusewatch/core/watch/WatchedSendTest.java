package io.github.reusewatch.core.watch;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.reusewatch.core.report.Kind;
import io.github.reusewatch.core.report.Role;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class WatchedSendTest {
  /**
   * The half a serializer left out is the first region; whatever notes that must not reach the
   * 65th.
   */
  @Test
  void leavingOutHalfOfABufferDoesNotLeaveOutOneOfManyHeaders() {
    ByteBuffer buffer = ByteBuffer.wrap(new byte[10]).position(4);
    List<Snapshot> snapshots = new ArrayList<>();
    snapshots.add(BufferSnapshot.head(Role.VALUE, buffer, null));
    snapshots.add(BufferSnapshot.tail(Role.VALUE, buffer, null));
    List<byte[]> headers = new ArrayList<>();
    for (int i = 0; i < 70; i++) {
      headers.add(new byte[] {1});
      snapshots.add(new Snapshot.OfArray(Role.HEADER, "h" + i, headers.get(i), null));
    }
    WatchedSend send =
        new WatchedSend(
            null,
            new Topic("t", true, true),
            null,
            snapshots.toArray(SnapshotTaker.NONE),
            0,
            null,
            null);
    new InFlight(1).add(send, 0);

    send.copied(null, new byte[6], new Object[0], 0, false);
    buffer.array()[0] = 9;
    headers.get(62)[0] = 9;
    send.compareAtEnd(false, false);

    assertThat(send.change(0)).isNull();
    assertThat(send.change(64)).isNotNull().extracting("kind").isEqualTo(Kind.CHANGED_BEFORE_ACK);
  }
}
