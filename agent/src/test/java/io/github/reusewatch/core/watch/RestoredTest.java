package io.github.reusewatch.core.watch;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.reusewatch.core.instrument.GeneratedCallbacks;
import io.github.reusewatch.core.kafka.KafkaClient;
import io.github.reusewatch.core.kafka.SeenMoments;
import io.github.reusewatch.core.report.Kind;
import io.github.reusewatch.core.report.ProducerId;
import io.github.reusewatch.core.report.Role;
import io.github.reusewatch.core.report.Wire;
import io.github.reusewatch.core.writer.WatchedRegions;
import io.github.reusewatch.core.writer.WriteWatch;
import java.nio.ByteBuffer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Writes that a trap saw, and that were taken back before anybody looked. */
class RestoredTest {
  private static final long HOUR = 3_600_000_000_000L;

  private static final KafkaClient CLIENT = client();

  private final WatchedRegions regions = new WatchedRegions();
  private final WriteWatch traps = new WriteWatch(regions);
  private final byte[] array = new byte[32];
  private Snapshot snapshot = new ArraySnapshot(Role.VALUE, null, array, null);

  @AfterEach
  void forget() {
    snapshot.forgetIn(regions);
  }

  @Test
  void isAFindingWhoseBytesAreIntact() {
    WatchedSend send = sent(System.nanoTime() - HOUR);
    writeAndRestore(3);
    new LastLook(send, false).take(false);
    Change change = send.change(0);
    assertThat(change.wireOfCopied()).isEqualTo(Wire.INTACT);
    assertThat(change.bytes(Wire.INTACT))
        .hasFieldOrPropertyWithValue("restored", true)
        .hasFieldOrPropertyWithValue("crcBefore", Crc.of(array, 0, 32))
        .hasFieldOrPropertyWithValue("crcAfter", null);
    assertThat(send.writtenBy(0).isKnown()).isTrue();
  }

  @Test
  void theMomentOfTheWriteTellsItsKind() {
    WatchedSend during = sent(System.nanoTime() - HOUR);
    WatchedSend before = sent(System.nanoTime() + HOUR);
    writeAndRestore(3);
    new LastLook(during, false).take(false);
    new LastLook(before, false).take(false);
    assertThat(during.change(0).kind()).isEqualTo(Kind.CHANGED_DURING_SEND);
    assertThat(before.change(0).kind()).isEqualTo(Kind.CHANGED_BEFORE_SEND);
  }

  @Test
  void aChangeThatIsThereIsNone() {
    WatchedSend send = sent(System.nanoTime() - HOUR);
    traps.storing(array, 3);
    array[3] = 1;
    new LastLook(send, false).take(false);
    assertThat(send.change(0).bytes(Wire.UNKNOWN)).hasFieldOrPropertyWithValue("restored", false);
  }

  @Test
  void withoutAWriteThereIsNothing() {
    WatchedSend send = sent(System.nanoTime() - HOUR);
    Object call = traps.calling(array, 0, 32);
    traps.called(call);
    new LastLook(send, false).take(false);
    assertThat(send.hasChanges()).isFalse();
  }

  @Test
  void bothHalvesOfABufferAreWatched() {
    snapshot = BufferSnapshot.of(Role.VALUE, ByteBuffer.wrap(array).position(8), true, null);
    WatchedSend send = sent(System.nanoTime() - HOUR);
    assertThat(regions.in(array, 0, 8)).hasSize(1);
    assertThat(regions.in(array, 8, 32)).hasSize(1);
    writeAndRestore(20);
    assertThat(snapshot.isWritten(Extent.WHOLE)).isTrue();
    assertThat(snapshot.isWritten(Extent.TAIL)).isTrue();
    assertThat(snapshot.isWritten(Extent.HEAD)).isFalse();
    long rest = snapshot.writtenBy(Extent.WHOLE, false).nanos();
    writeAndRestore(2);
    assertThat(snapshot.isWritten(Extent.HEAD)).isTrue();
    assertThat(snapshot.writtenBy(Extent.WHOLE, false).nanos()).isEqualTo(rest);
    send.forgetIn(regions);
    assertThat(regions.in(array, 0, 32)).isEmpty();
  }

  @Test
  void whatIsWrittenOnceItIsForgottenIsNobodysConcern() {
    WatchedSend send = sent(System.nanoTime() - HOUR);
    send.forgetIn(regions);
    writeAndRestore(3);
    new LastLook(send, false).take(false);
    assertThat(send.hasChanges()).isFalse();
  }

  @Test
  void afterTheCopyItIsOneBeforeTheAcknowledgement() {
    WatchedSend send = sent(System.nanoTime() - HOUR);
    send.track();
    send.copied(1, System.nanoTime(), false, false);
    writeAndRestore(3);
    new LastLook(send, false).take(false);
    assertThat(send.change(0).kind()).isEqualTo(Kind.CHANGED_BEFORE_ACK);
  }

  @Test
  void betweenSendAndCopyItIsOneDuringTheSend() {
    WatchedSend send = sent(System.nanoTime() - HOUR);
    send.track();
    writeAndRestore(3);
    send.copied(1, System.nanoTime() + 1, false, false);
    new LastLook(send, false).take(false);
    assertThat(send.change(0).kind()).isEqualTo(Kind.CHANGED_DURING_SEND);
  }

  private static KafkaClient client() {
    try {
      return new KafkaClient(
          KafkaProducer.class,
          new SeenMoments(true, true),
          new GeneratedCallbacks(WatchedSend.class));
    } catch (ReflectiveOperationException e) {
      throw new LinkageError(e.getMessage(), e);
    }
  }

  private void writeAndRestore(int index) {
    traps.storing(array, index);
    array[index] = 1;
    traps.storing(array, index);
    array[index] = 0;
  }

  private WatchedSend sent(long nanos) {
    snapshot.watchIn(regions);
    return Sends.begunAt(
        nanos,
        new Producer(CLIENT, new ProducerId("P", "p", null), false, true, false, false),
        snapshot);
  }
}
