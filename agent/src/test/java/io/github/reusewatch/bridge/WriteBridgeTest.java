package io.github.reusewatch.bridge;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class WriteBridgeTest {
  private static final int LENGTH = 1021;

  private final byte[] array = new byte[LENGTH];
  private final Told told = new Told();

  @BeforeEach
  void listen() {
    WriteBridge.watch(LENGTH);
    WriteBridge.listen(told);
  }

  @AfterEach
  void disconnect() {
    WriteBridge.forget(LENGTH);
    WriteBridge.listen(null);
  }

  @Test
  void anotherByteIsToldOf() {
    WriteBridge.storing(array, 7, 1);
    assertThat(told.of).containsExactly("store 7");
  }

  @Test
  void whatIsNoChangeOrNoStoreIsNot() {
    array[3] = -1;
    WriteBridge.storing(array, 3, 0xFF); // narrowed to the byte that is there
    WriteBridge.storing(array, 4, 0x100);
    WriteBridge.storing(array, -1, 1);
    WriteBridge.storing(array, LENGTH, 1);
    WriteBridge.storing(null, 0, 1);
    WriteBridge.storing(new boolean[LENGTH], 0, 1);
    assertThat(told.of).isEmpty();
  }

  @Test
  void aPartIsToldOfIfItLiesInTheArray() {
    assertThat(WriteBridge.calling(array, 3, 4)).isEqualTo("call 3-7");
    assertThat(WriteBridge.calling(array, 0, LENGTH)).isEqualTo("call 0-" + LENGTH);
    assertThat(WriteBridge.calling(array, -1, 2)).isNull();
    assertThat(WriteBridge.calling(array, 2, -1)).isNull();
    assertThat(WriteBridge.calling(array, 2, 0)).isNull();
    assertThat(WriteBridge.calling(array, 2, LENGTH - 1)).isNull();
    assertThat(WriteBridge.calling(array, Integer.MAX_VALUE, Integer.MAX_VALUE)).isNull();
    assertThat(WriteBridge.calling(null, 0, 1)).isNull();
    assertThat(told.of).hasSize(2);
  }

  @Test
  void onePutIsToldOfWhereItGoes() {
    ByteBuffer slice = ByteBuffer.wrap(array, 100, 50).slice();
    slice.position(5);
    assertThat(WriteBridge.callingPut(slice)).isEqualTo("call 105-113");
    assertThat(WriteBridge.callingPut(slice, 47)).isEqualTo("call 147-150");
    assertThat(WriteBridge.callingPut(slice, 50)).isNull();
    assertThat(WriteBridge.callingPut(slice, -1)).isNull();
    assertThat(WriteBridge.callingPut(slice, Integer.MAX_VALUE)).isNull();
    assertThat(WriteBridge.callingPut(ByteBuffer.allocateDirect(8))).isNull();
    assertThat(WriteBridge.callingPut(slice.asReadOnlyBuffer())).isNull();
    assertThat(WriteBridge.callingPut(null)).isNull();
  }

  @Test
  void aCallOfALibraryIsToldOfIfItIsAnyOfOurs() {
    assertThat(WriteBridge.ofLibrary(null)).isNull();
    assertThat(WriteBridge.ofLibrary("call 0-1")).isEqualTo("call 0-1");
    assertThat(told.of).containsExactly("of library call 0-1");
    told.throwing = new AssertionError("on purpose");
    assertThat(WriteBridge.ofLibrary("call 0-1")).isEqualTo("call 0-1");
  }

  @Test
  void arraysOfLengthsThatAreNotWatchedAreNot() {
    byte[] other = new byte[LENGTH + 1];
    WriteBridge.storing(other, 0, 1);
    assertThat(WriteBridge.calling(other)).isNull();
    assertThat(WriteBridge.calling(ByteBuffer.wrap(other))).isNull();
    assertThat(WriteBridge.callingArray(other)).isNull();
    assertThat(told.of).isEmpty();
  }

  @Test
  void aLengthIsWatchedUntilItsLastRegionIsForgotten() {
    WriteBridge.watch(LENGTH);
    WriteBridge.forget(LENGTH);
    assertThat(WriteBridge.mayBeWatched(LENGTH)).isTrue();
    WriteBridge.storing(array, 0, 1);
    WriteBridge.forget(LENGTH);
    assertThat(WriteBridge.mayBeWatched(LENGTH)).isFalse();
    WriteBridge.storing(array, 0, 1);
    WriteBridge.watch(LENGTH);
    assertThat(told.of).containsExactly("store 0");
  }

  @Test
  void ofACallTheWholeArrayOrBufferIsTold() {
    ByteBuffer slice = ByteBuffer.wrap(array, 10, 20).slice().limit(5);
    assertThat(WriteBridge.calling(array)).isEqualTo("call 0-" + LENGTH);
    assertThat(WriteBridge.callingArray(array)).isEqualTo("call 0-" + LENGTH);
    assertThat(WriteBridge.calling(slice)).isEqualTo("call 10-30");
    assertThat(WriteBridge.callingHolder(this)).isEqualTo("holder");
    WriteBridge.called("call 10-30");
    assertThat(told.of).last().isEqualTo("called call 10-30");
  }

  @Test
  void whatIsNoArrayOfBytesOnTheHeapIsNotToldOf() {
    assertThat(WriteBridge.calling((byte[]) null)).isNull();
    assertThat(WriteBridge.calling((ByteBuffer) null)).isNull();
    assertThat(WriteBridge.calling(ByteBuffer.allocateDirect(LENGTH))).isNull();
    assertThat(WriteBridge.calling(ByteBuffer.wrap(array).asReadOnlyBuffer())).isNull();
    assertThat(WriteBridge.callingArray(new long[LENGTH])).isNull();
    assertThat(WriteBridge.callingHolder(null)).isNull();
    WriteBridge.called(null);
    assertThat(told.of).isEmpty();
  }

  @Test
  void withoutAListenerNothingHappens() {
    WriteBridge.listen(null);
    WriteBridge.storing(array, 0, 1);
    assertThat(WriteBridge.calling(array)).isNull();
    assertThat(WriteBridge.callingHolder(this)).isNull();
    WriteBridge.called("a call from when there was one");
    assertThat(told.of).isEmpty();
  }

  @Test
  void whateverTheListenerThrowsIsCounted() {
    told.throwing = new StackOverflowError("on purpose");
    long before = SendBridge.errors();
    WriteBridge.storing(array, 0, 1);
    assertThat(WriteBridge.calling(array)).isNull();
    assertThat(WriteBridge.calling(ByteBuffer.wrap(array))).isNull();
    assertThat(WriteBridge.callingHolder(this)).isNull();
    WriteBridge.called("call");
    assertThat(SendBridge.errors()).isEqualTo(before + 5);
  }

  private static final class Told implements WriteListener {
    private final List<String> of = new ArrayList<>();
    private Error throwing;

    @Override
    public void storing(byte[] array, int index) {
      tell("store " + index);
    }

    @Override
    public Object calling(byte[] array, int from, int to) {
      return tell("call " + from + "-" + to);
    }

    @Override
    public Object callingHolder(Object holder) {
      return tell("holder");
    }

    @Override
    public void ofLibrary(Object call) {
      tell("of library " + call);
    }

    @Override
    public void called(Object call) {
      tell("called " + call);
    }

    private String tell(String what) {
      if (throwing != null) {
        throw throwing;
      }
      of.add(what);
      return what;
    }
  }
}
