package io.github.reusewatch.core.watch;

/**
 * An array that a serializer made, other than the application's own: watched from the serializer's
 * return to the client's copy. A serializer that keeps an array for itself and returns it again and
 * again is fine as long as the array is copied before its next use.
 */
final class SerializedForm {
  final byte[] array;
  final int crc;

  /** Of the thread whose send it was made for. */
  final SendStack stack;

  private boolean returnedAgain;

  SerializedForm(byte[] array, SendStack stack) {
    this.array = array;
    this.crc = Crc.of(array, 0, array.length);
    this.stack = stack;
  }

  boolean isChanged() {
    return Crc.of(array, 0, array.length) != crc;
  }

  /** A serializer returned the same array for another part of the send, or in one nested in it. */
  void returnedAgain() {
    returnedAgain = true;
  }

  /** Whether a serializer gave the array to somebody else, too, as far as was seen. */
  boolean isShared() {
    return returnedAgain || SerializerArrays.returnedToAnother(this);
  }
}
