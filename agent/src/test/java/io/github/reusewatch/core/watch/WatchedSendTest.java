package io.github.reusewatch.core.watch;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.reusewatch.core.report.Kind;
import io.github.reusewatch.core.report.Role;
import io.github.reusewatch.core.report.Wire;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class WatchedSendTest {
  private static final byte[] SERIALIZED = {1, 2, 3};

  /** Whatever notes the parts by number must not wrap at the 65th. */
  @Test
  void leavingOutHalfOfABufferDoesNotLeaveOutOneOfManyHeaders() {
    ByteBuffer buffer = ByteBuffer.wrap(new byte[10]).position(4);
    List<Snapshot> snapshots = new ArrayList<>();
    snapshots.add(BufferSnapshot.of(Role.VALUE, buffer, true, null));
    List<byte[]> headers = new ArrayList<>();
    for (int i = 0; i < 70; i++) {
      headers.add(new byte[] {1});
      snapshots.add(new ArraySnapshot(Role.HEADER, "h" + i, headers.get(i), null));
    }
    WatchedSend send = Sends.of(snapshots.toArray(new Snapshot[0]));

    send.serialized(Role.VALUE, new byte[6], SendStack.ofThread(), false);
    send.copied(1, 0, false, false);
    buffer.array()[0] = 9;
    headers.get(63)[0] = 9;
    new LastLook(send, false).take(false);

    assertThat(send.change(0)).isNull();
    assertThat(send.change(64)).isNotNull();
    assertThat(send.change(64).kind()).isEqualTo(Kind.CHANGED_BEFORE_ACK);
  }

  @Test
  void aSerializersArrayThatChangedBeforeTheCopyIsOnTheWire() {
    byte[] form = SERIALIZED.clone();
    WatchedSend send = Sends.of();
    send.serialized(Role.KEY, form, SendStack.ofThread(), false);
    send.copiedForm(Role.KEY, 42);
    Change change = send.changeOfForm(Role.KEY);
    assertThat(change.wireOfCopied()).isEqualTo(Wire.CHANGED);
    assertThat(change.kind()).isEqualTo(Kind.CHANGED_DURING_SEND);
    assertThat(send.isPartitionOfChangedKey()).isFalse();
  }

  @Test
  void aSerializersArrayReturnedForTheValueTooIsShared() {
    byte[] form = SERIALIZED.clone();
    WatchedSend send = Sends.of();
    send.serialized(Role.KEY, form, SendStack.ofThread(), false);
    form[0] = 9;
    send.serialized(Role.VALUE, form, SendStack.ofThread(), false);
    send.copiedForm(Role.KEY, Crc.of(form, 0, 3));
    send.copiedForm(Role.VALUE, Crc.of(form, 0, 3));
    assertThat(send.changeOfForm(Role.KEY).kind()).isEqualTo(Kind.SHARED_SERIALIZER_BUFFER);
    assertThat(send.changeOfForm(Role.VALUE)).isNull();
    assertThat(send.isPartitionOfChangedKey()).isTrue();
  }

  @Test
  void aSerializersArrayReturnedToAnotherThreadTooIsShared() throws InterruptedException {
    byte[] form = SERIALIZED.clone();
    WatchedSend send = Sends.of();
    send.serialized(Role.VALUE, form, SendStack.ofThread(), false);
    send.copiedForm(Role.VALUE, 42);
    SendStack[] held = new SendStack[1];
    Thread other =
        new Thread(
            () -> {
              held[0] = SendStack.ofThread();
              Sends.of().serialized(Role.KEY, form, held[0], false);
            });
    other.start();
    other.join();
    assertThat(send.changeOfForm(Role.VALUE).kind()).isEqualTo(Kind.SHARED_SERIALIZER_BUFFER);
    assertThat(held[0].gotFromSerializer(form)).isTrue();
  }

  @Test
  void aSerializersArrayReturnedToANestedSendTooIsShared() {
    byte[] form = SERIALIZED.clone();
    SendStack stack = SendStack.ofThread();
    WatchedSend outer = stack.push(Sends.of(), null);
    outer.serialized(Role.VALUE, form, stack, false);
    WatchedSend nested = stack.push(Sends.of(), null);
    nested.serialized(Role.VALUE, form, stack, false);
    stack.pop(nested);
    outer.copiedForm(Role.VALUE, 42);
    stack.pop(outer);
    assertThat(outer.changeOfForm(Role.VALUE).kind()).isEqualTo(Kind.SHARED_SERIALIZER_BUFFER);
  }

  @Test
  void aChangeBehindTheSerializerLeavesTheWireIntact() {
    byte[] value = {1, 2, 3};
    WatchedSend send = Sends.of(new ArraySnapshot(Role.VALUE, null, value, null));
    byte[] form = value.clone();
    send.serialized(Role.VALUE, form, SendStack.ofThread(), false);
    value[0] = 9;
    send.copiedForm(Role.VALUE, Crc.of(form, 0, 3));
    send.copied(0, 0, false, false);
    assertThat(send.change(0).kind()).isEqualTo(Kind.CHANGED_DURING_SEND);
    assertThat(send.change(0).wireOfCopied()).isEqualTo(Wire.INTACT);
  }

  @Test
  void withoutASightOfTheCopyTheWireIsUnknown() {
    byte[] value = {1, 2, 3};
    WatchedSend send = Sends.of(new ArraySnapshot(Role.VALUE, null, value, null));
    value[0] = 9;
    send.copied(0, 0, false, false);
    assertThat(send.change(0).wireOfCopied()).isEqualTo(Wire.UNKNOWN);
  }
}
