package io.github.reusewatch.writers;

import java.util.Arrays;

/** Over a whole array that is the application's own. */
final class ArrayWriting implements Writing {
  private final byte[] array = filled(SIZE);
  private final ArrayAction action;

  ArrayWriting(ArrayAction action) {
    this.action = action;
  }

  static byte[] filled(int length) {
    byte[] array = new byte[length];
    Arrays.fill(array, FILLER);
    return array;
  }

  @Override
  public Object value() {
    return array;
  }

  @Override
  public void write() throws Exception {
    action.on(array);
  }
}
