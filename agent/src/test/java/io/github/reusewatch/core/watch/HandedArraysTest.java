package io.github.reusewatch.core.watch;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class HandedArraysTest {
  private static final long START = -5; // the clock may pass 0

  private final List<HandedArray> dropped = new ArrayList<>();
  private final HandedArrays handed = new HandedArrays(dropped::add);
  private final byte[] array = new byte[8];

  @Test
  void whatWasHandedFirstComesFirst() {
    HandedArray first = add(array, 1, START);
    HandedArray second = add(array, 2, START + 1);
    assertThat(take(array)).isSameAs(first);
    assertThat(take(array)).isSameAs(second);
    assertThat(take(array)).isNull();
    assertThat(handed.isEmpty()).isTrue();
    assertThat(dropped).isEmpty();
  }

  @Test
  void anArrayIsItselfNotItsBytesAndARegionIsAllOfIt() {
    add(array, 1, START);
    assertThat(take(new byte[8])).isNull();
    assertThat(handed.take(array, 0, 7, START)).isNull();
    assertThat(handed.take(array, 1, 8, START)).isNull();
    assertThat(take(array)).isNotNull();
  }

  @Test
  void theSameBytesOnceMoreAreTheSameHandOver() {
    add(array, 1, START);
    assertThat(handed.isLast(array, 0, 8, 1)).isTrue();
    assertThat(handed.isLast(array, 0, 8, 2)).isFalse();
    assertThat(handed.isLast(array, 0, 7, 1)).isFalse();
    assertThat(handed.isLast(new byte[8], 0, 8, 1)).isFalse();
    add(array, 2, START);
    assertThat(handed.isLast(array, 0, 8, 1)).as("the last is another").isFalse();
  }

  @Test
  void pastTheirNumberTheOldestGoes() {
    byte[][] arrays = new byte[HandedArrays.MOST + 1][8];
    for (byte[] each : arrays) {
      add(each, 1, START);
    }
    assertThat(handed.size()).isEqualTo(HandedArrays.MOST);
    assertThat(handed.pastMost()).isOne();
    assertThat(dropped).hasSize(1);
    assertThat(take(arrays[0])).isNull();
    assertThat(take(arrays[1])).isNotNull();
  }

  @Test
  void pastTheirTimeTheyGo() {
    add(array, 1, START);
    byte[] later = new byte[8];
    add(later, 1, START + HandedArrays.KEPT_NANOS / 2);
    assertThat(handed.take(array, 0, 8, START + HandedArrays.KEPT_NANOS + 1)).isNull();
    assertThat(handed.pastTime()).isOne();
    assertThat(dropped).hasSize(1);
    assertThat(handed.take(later, 0, 8, START + HandedArrays.KEPT_NANOS + 1)).isNotNull();
  }

  @Test
  void arraysOfOneHashAreNotMixedUp() {
    List<byte[]> arrays = new ArrayList<>();
    for (int i = 0; i < 5_000; i++) {
      arrays.add(new byte[8]);
      add(arrays.get(i), i, START);
    }
    for (int i = arrays.size() - 1; i >= 0; i--) {
      assertThat(take(arrays.get(i)).crc).isEqualTo(i);
    }
    assertThat(handed.isEmpty()).isTrue();
  }

  private HandedArray add(byte[] bytes, int crc, long nanos) {
    HandedArray each = new HandedArray(bytes, 0, bytes.length, crc, nanos, null, null, null);
    handed.add(each);
    return each;
  }

  private HandedArray take(byte[] bytes) {
    return handed.take(bytes, 0, bytes.length, START);
  }
}
