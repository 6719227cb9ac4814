package io.github.reusewatch.core.reach;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.apache.kafka.common.utils.Bytes;
import org.junit.jupiter.api.Test;

@SuppressWarnings("UnusedVariable") // fields are read by reflection
class ReachableTest {
  private final byte[] array = new byte[32];
  private final Reached reached = new Reached();

  @Test
  void anArray() {
    assertThat(from(array)).containsExactly("32 bytes from 0");
  }

  @Test
  void theBytesThatRemainInABuffer() {
    ByteBuffer buffer = ByteBuffer.wrap(array, 4, 20);
    assertThat(from(buffer)).containsExactly("20 bytes from 4");
    assertThat(from(buffer.slice())).containsExactly("20 bytes from 4");
    assertThat(from(buffer.asReadOnlyBuffer())).isEmpty();
    assertThat(from(ByteBuffer.allocateDirect(8))).isEmpty();
  }

  @Test
  void orAllOfABufferWhereverItsPositionIs() {
    reached.content = false;
    ByteBuffer buffer = ByteBuffer.wrap(array, 4, 20);
    assertThat(from(buffer)).containsExactly("32 bytes from 0");
    assertThat(from(buffer.slice())).containsExactly("20 bytes from 4");
    buffer.position(buffer.limit());
    assertThat(from(buffer)).containsExactly("32 bytes from 0");
  }

  @Test
  void throughFieldsOfSuperclassesToo() {
    assertThat(from(new Letter(array))).hasSize(1);
    assertThat(from(new Bytes(array))).hasSize(1);
  }

  @Test
  void throughWhatALambdaCaptured() {
    Runnable task = () -> array[0]++;
    Runnable direct = capturing(array);
    assertThat(from(task)).as("this, array").hasSize(1);
    assertThat(from(direct)).hasSize(1);
  }

  private static Runnable capturing(byte[] bytes) {
    return () -> bytes[0]++;
  }

  @Test
  void throughArraysCollectionsAndTheValuesOfMaps() {
    assertThat(from(new Object[] {1, null, array})).hasSize(1);
    assertThat(from(new byte[][] {array})).hasSize(1);
    assertThat(from(List.of("a", array))).hasSize(1);
    assertThat(from(Arrays.asList(array, array))).hasSize(1);
    assertThat(from(new ArrayDeque<>(List.of(array)))).hasSize(1);
    assertThat(from(new HashMap<>(Map.of("a", array)))).hasSize(1);
    assertThat(from(Map.of(array, 1))).isEmpty();
    assertThat(from(Optional.of(array))).hasSize(1);
    assertThat(from(Collections.singletonList(array))).hasSize(1);
  }

  @Test
  void notThroughWhatThreadsShareOrWhatWrapsAnother() {
    assertThat(from(new ConcurrentLinkedQueue<>(List.of(array)))).isEmpty();
    assertThat(from(Collections.synchronizedList(new ArrayList<>(List.of(array))))).isEmpty();
    assertThat(from(Collections.unmodifiableList(new Own(array)))).isEmpty();
  }

  @Test
  void aCollectionOfTheApplicationIsNotCalledButLookedInto() {
    assertThat(from(new Own(array))).hasSize(1);
  }

  @Test
  void inThreeStepsAndNoMore() {
    assertThat(from(new Box(new Box(new Box(array))))).hasSize(1);
    assertThat(from(new Box(new Box(new Box(new Box(array)))))).isEmpty();
    assertThat(from(List.of(List.of(new Box(array))))).hasSize(1);
  }

  @Test
  void aCycleEnds() {
    Box box = new Box(null);
    box.content = new Object[] {box, array};
    assertThat(from(box)).hasSize(1);
  }

  @Test
  void theShortestWayCounts() {
    Box shared = new Box(array);
    assertThat(from(new Object[] {new Box(new Box(shared)), shared})).hasSize(1);
  }

  @Test
  void aThousandObjectsAndNoMore() {
    List<byte[]> many = new ArrayList<>();
    for (int i = 0; i < 2 * Reachable.MOST_OBJECTS; i++) {
      many.add(new byte[1]);
    }
    assertThat(from(many)).hasSize(Reachable.MOST_OBJECTS - 1); // the list is one
    assertThat(reached.cuts).isOne();
  }

  @Test
  void ofAMethodItsArgumentsCountOrElseItsObject() {
    Box pool = new Box(new byte[7]);
    Reachable.given(pool, new Object[] {null, array, 3}, reached);
    assertThat(reached.texts).containsExactly("32 bytes from 0");
    reached.texts.clear();
    Reachable.given(pool, new Object[] {1, "now", null}, reached);
    Reachable.given(pool, null, reached);
    Reachable.given(null, null, reached);
    assertThat(reached.texts).containsExactly("7 bytes from 0", "7 bytes from 0");
  }

  private List<String> from(Object root) {
    reached.texts.clear();
    Reachable.from(root, reached);
    return reached.texts;
  }

  private static class Envelope {
    final byte[] content;

    Envelope(byte[] content) {
      this.content = content;
    }
  }

  private static final class Letter extends Envelope {
    static final byte[] STAMP = new byte[5];
    final String text = "text";
    final long[] numbers = {1, 2};

    Letter(byte[] content) {
      super(content);
    }
  }

  private static final class Box {
    Object content;

    Box(Object content) {
      this.content = content;
    }

    @Override
    public boolean equals(Object other) {
      throw new AssertionError("called");
    }

    @Override
    public int hashCode() {
      throw new AssertionError("called");
    }
  }

  private static final class Own extends java.util.AbstractList<Object> {
    private final byte[] only;

    Own(byte[] only) {
      this.only = only;
    }

    @Override
    public Object get(int index) {
      throw new AssertionError("called");
    }

    @Override
    public int size() {
      throw new AssertionError("called");
    }
  }
}
