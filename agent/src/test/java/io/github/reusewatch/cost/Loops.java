package io.github.reusewatch.cost;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/**
 * Loops that write an array from its beginning to its end, by stores and by calls into the JDK. The
 * arrays are fields, and each is returned: no store is without a reader. Each round writes other
 * bytes than the one before.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class Loops {
  static final int ARRAY = 1_024;
  private static final int LONGS = ARRAY / Long.BYTES;
  private static final int PIECE = 16;

  private final byte[] array = new byte[ARRAY];
  private final byte[][] sources = new byte[2][ARRAY];
  private final ByteBuffer buffer = ByteBuffer.wrap(array);
  private final int[] ints = new int[ARRAY / 5];
  private final long[] longs = new Random(1).longs(LONGS).toArray();
  private int round;

  public Loops() {
    Random random = new Random(2);
    random.nextBytes(sources[0]);
    random.nextBytes(sources[1]);
    for (int i = 0; i < ints.length; i++) {
      ints[i] = random.nextInt() >>> random.nextInt(32);
    }
  }

  @Benchmark
  public byte[] fill(Sends sends) {
    byte value = (byte) round++;
    for (int i = 0; i < array.length; i++) {
      array[i] = value;
    }
    return array;
  }

  @Benchmark
  public byte[] fillByJdk(Sends sends) {
    Arrays.fill(array, (byte) round++);
    return array;
  }

  @Benchmark
  public byte[] encrypt(Sends sends) {
    int key = round++;
    for (int i = 0; i < array.length; i++) {
      array[i] ^= (byte) (key + i);
    }
    return array;
  }

  @Benchmark
  public byte[] varints(Sends sends) {
    int at = 0;
    int change = round++ & 0x3f;
    for (int each : ints) {
      at = putVarint(at, each ^ change);
    }
    return array;
  }

  private int putVarint(int start, int value) {
    int at = start;
    int left = value;
    while ((left & ~0x7f) != 0) {
      array[at++] = (byte) (left | 0x80);
      left >>>= 7;
    }
    array[at++] = (byte) left;
    return at;
  }

  @Benchmark
  public byte[] longs(Sends sends) {
    long change = round++ * 0x0101010101010101L;
    for (int i = 0; i < longs.length; i++) {
      putLong(i * Long.BYTES, longs[i] ^ change);
    }
    return array;
  }

  private void putLong(int at, long value) {
    array[at] = (byte) (value >>> 56);
    array[at + 1] = (byte) (value >>> 48);
    array[at + 2] = (byte) (value >>> 40);
    array[at + 3] = (byte) (value >>> 32);
    array[at + 4] = (byte) (value >>> 24);
    array[at + 5] = (byte) (value >>> 16);
    array[at + 6] = (byte) (value >>> 8);
    array[at + 7] = (byte) value;
  }

  @Benchmark
  public ByteBuffer longsIntoBuffer(Sends sends) {
    long change = round++ * 0x0101010101010101L;
    buffer.clear();
    for (long each : longs) {
      buffer.putLong(each ^ change);
    }
    return buffer;
  }

  @Benchmark
  public byte[] copy(Sends sends) {
    byte[] source = source();
    for (int i = 0; i < array.length; i++) {
      array[i] = source[i];
    }
    return array;
  }

  @Benchmark
  public byte[] copyByJdk(Sends sends) {
    System.arraycopy(source(), 0, array, 0, array.length);
    return array;
  }

  @Benchmark
  public byte[] copyPiecesByJdk(Sends sends) {
    byte[] source = source();
    for (int i = 0; i < ARRAY; i += PIECE) {
      System.arraycopy(source, ARRAY - PIECE - i, array, i, PIECE);
    }
    return array;
  }

  /** Other bytes than those of the round before: a store of the same byte costs the traps less. */
  private byte[] source() {
    return sources[round++ & 1];
  }
}
