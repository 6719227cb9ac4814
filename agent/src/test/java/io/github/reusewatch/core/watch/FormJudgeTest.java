package io.github.reusewatch.core.watch;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.reusewatch.core.kafka.KafkaClient;
import io.github.reusewatch.core.kafka.SeenMoments;
import io.github.reusewatch.core.report.Kind;
import io.github.reusewatch.core.report.Role;
import io.github.reusewatch.core.report.Wire;
import java.nio.ByteBuffer;
import java.util.Arrays;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.junit.jupiter.api.Test;

/** From what a serializer made its bytes. */
class FormJudgeTest {
  private static final byte[] RIGHT = {1, 2, 3, 4};
  private static final byte[] WRONG = {9, 9, 9, 9};
  private static final byte[] OTHER = {7, 7, 7, 7};
  private static final byte[] FRAMED = {0, 4, 5, 5, 5, 5};
  private static final byte[] FRAMED_TAIL = {0, 6, 0, 0, 0, 0, 0, 0};

  private final byte[] array = RIGHT.clone();
  private final Snapshot snapshot = new ArraySnapshot(Role.VALUE, null, array, null);
  private WatchedSend send = Sends.of(snapshot);

  @Test
  void theApplicationsOwnArrayIsNotJudged() {
    serialized(array);
    assertThat(send.form(Role.VALUE)).isNull();
  }

  @Test
  void ofUnchangedBytesNothingIsFound() {
    serialized(RIGHT.clone());
    assertThat(send.hasChanges()).isFalse();
  }

  @Test
  void aCopyOfTheRightBytesIsIntactEvenIfTheArrayIsWrongByNow() {
    changedBeforeSend(WRONG);
    serialized(RIGHT.clone());
    assertThat(wire()).isEqualTo(Wire.INTACT);
  }

  @Test
  void aCopyOfTheChangedBytesIsChangedWhoeverMadeIt() {
    changedBeforeSend(WRONG);
    send.handedToSerializers(true, false);
    serialized(WRONG.clone());
    assertThat(wire()).isEqualTo(Wire.CHANGED);
  }

  @Test
  void aCopyByKafkasOwnSerializerIsExactEvenIfTheArrayIsRightAgain() {
    byte[] torn = {1, 9, 3, 4};
    SendStack.ofThread().returned().bufferCopied(torn);
    serialized(torn);
    assertThat(wire()).isEqualTo(Wire.CHANGED);
    assertThat(send.change(0).kind()).isEqualTo(Kind.CHANGED_DURING_SEND);
  }

  @Test
  void aRightCopyThatASerializerGoesOnWorkingOnIsNoChange() {
    byte[] copy = RIGHT.clone();
    SendStack.ofThread().returned().bufferCopied(copy);
    copy[0] = 42;
    serialized(copy);
    assertThat(send.hasChanges()).isFalse();
  }

  @Test
  void aWrongCopyThatASerializerGoesOnWorkingOnIsOnTheWireAsItIsThen() {
    byte[] copy = WRONG.clone();
    SendStack.ofThread().returned().bufferCopied(copy);
    copy[0] = 42;
    serialized(copy);
    assertThat(wire()).isEqualTo(Wire.CHANGED);
    assertThat(send.change(0).bytes(Wire.CHANGED))
        .extracting("crcAfter")
        .isEqualTo(Crc.of(copy, 0, 4));
  }

  @Test
  void aCopyThatWasMadeForSomethingElseTellsNothing() {
    SendStack.ofThread().returned().bufferCopied(WRONG.clone());
    serialized(new byte[] {4, 3, 2, 1});
    assertThat(send.hasChanges()).isFalse();
  }

  @Test
  void anotherFormOfTheSameLengthIsNoChange() {
    serialized(new byte[] {4, 3, 2, 1});
    assertThat(send.hasChanges()).isFalse();
  }

  @Test
  void anotherFormMadeFromTheChangedBytesIsChanged() {
    changedBeforeSend(WRONG);
    serialized(FRAMED);
    assertThat(wire()).isEqualTo(Wire.CHANGED);
    assertThat(send.change(0).bytes(Wire.CHANGED))
        .extracting("crcAfter")
        .isEqualTo(Crc.of(FRAMED, 0, FRAMED.length));
  }

  @Test
  void ofWhatIsCutOutNobodyKnowsWhetherItChanged() {
    array[3] = 9;
    send.look(0, Kind.CHANGED_BEFORE_SEND, false);
    serialized(new byte[] {2, 3});
    assertThat(wire()).isEqualTo(Wire.UNKNOWN);
  }

  @Test
  void anotherFormOfABufferIsTakenToBeMadeOfWhatRemains() {
    ByteBuffer arena = ByteBuffer.allocate(10).position(4);
    send = Sends.of(BufferSnapshot.of(Role.VALUE, arena, true, null));
    arena.put(0, (byte) 9);
    send.look(0, Kind.CHANGED_BEFORE_SEND, false);
    serialized(FRAMED_TAIL);
    assertThat(send.change(0)).isNull();
    assertThat(send.topic().serializesTailOnly(Role.VALUE)).isFalse();
  }

  @Test
  void aSendThatFailsBeforeItsSerializerRanCountsWhatIsBeforeThePositionIfThatRewinds()
      throws ReflectiveOperationException {
    ByteBuffer arena = ByteBuffer.allocate(10).position(4);
    send = Sends.of(BufferSnapshot.of(Role.VALUE, arena, true, null));
    arena.put(0, (byte) 9);
    send.look(0, Kind.CHANGED_BEFORE_SEND, false);
    send.topic().serializes(Role.VALUE, Extent.TAIL);
    failedBeforeCopy(false);
    assertThat(send.change(0)).isNull();
    failedBeforeCopy(true);
    assertThat(send.change(0)).isNotNull();
  }

  @Test
  void anotherFormIsUnknownWhenAnInterceptorMayHaveReplacedTheValue() {
    changedBeforeSend(WRONG);
    send.handedToSerializers(true, false);
    serialized(FRAMED);
    assertThat(wire()).isEqualTo(Wire.UNKNOWN);
  }

  @Test
  void anotherFormIsUnknownWhenItMayHaveBeenMadeBeforeTheChange() {
    fill(WRONG);
    serialized(FRAMED);
    assertThat(wire()).isEqualTo(Wire.UNKNOWN);
    assertThat(send.change(0).kind()).isEqualTo(Kind.CHANGED_DURING_SEND);
  }

  @Test
  void anotherFormIsUnknownWhenTheBytesChangedAgainMeanwhile() {
    changedBeforeSend(WRONG);
    fill(OTHER);
    serialized(FRAMED);
    assertThat(wire()).isEqualTo(Wire.UNKNOWN);
  }

  @Test
  void theHalfThatWasLeftOutIsNobodysConcern() {
    ByteBuffer buffer = ByteBuffer.allocate(10).position(4);
    send = Sends.of(BufferSnapshot.of(Role.VALUE, buffer, true, null));
    buffer.put(0, (byte) 9);
    send.look(0, Kind.CHANGED_BEFORE_SEND, false);
    serialized(new byte[6]);
    assertThat(send.change(0)).isNull();
    assertThat(send.topic().serializesTailOnly(Role.VALUE)).isTrue();
    buffer.put(9, (byte) 9);
    send.handedOver();
    new LastLook(send, false).take(true);
    assertThat(send.change(0)).extracting("offset", "length").containsExactly(4, 6);
  }

  @Test
  void theHalfThatWasSentIsJudgedByItsBytes() {
    ByteBuffer buffer = ByteBuffer.allocate(10).position(4);
    send = Sends.of(BufferSnapshot.of(Role.VALUE, buffer, true, null));
    Arrays.fill(buffer.array(), (byte) 9);
    send.look(0, Kind.CHANGED_BEFORE_SEND, false);
    serialized(new byte[] {9, 9, 9, 9, 9, 9});
    assertThat(wire()).isEqualTo(Wire.CHANGED);
    assertThat(send.change(0)).extracting("offset", "length").containsExactly(4, 6);
  }

  private void serialized(byte[] bytes) {
    send.serialized(Role.VALUE, bytes, SendStack.ofThread(), false);
  }

  private void changedBeforeSend(byte[] bytes) {
    fill(bytes);
    send.look(0, Kind.CHANGED_BEFORE_SEND, false);
  }

  private void failedBeforeCopy(boolean rewinds) throws ReflectiveOperationException {
    KafkaClient client =
        new KafkaClient(KafkaProducer.class, new SeenMoments(true, true), new NoCallbacks());
    Producer producer = new Producer(client, send.producer().id, false, true, rewinds, rewinds);
    WatchedSend other = new WatchedSend();
    other.begin(producer.to(send.topic()), null, send.get(0), 0, null);
    send = other;
    send.look(0, Kind.CHANGED_BEFORE_SEND, false);
    new LastLook(send, false).take(true);
  }

  private Wire wire() {
    return send.change(0).wireOfCopied();
  }

  private void fill(byte[] bytes) {
    System.arraycopy(bytes, 0, array, 0, array.length);
  }
}
