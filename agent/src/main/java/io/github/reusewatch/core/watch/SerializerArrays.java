package io.github.reusewatch.core.watch;

/**
 * Who got which array from a serializer last. One serializer serves all threads of a producer, so
 * that an array it keeps for itself may be wanted by two sends at once. Asked only when such an
 * array has changed: a thread's send pays one field for it.
 */
final class SerializerArrays {
  private SerializerArrays() {}

  /** Whether a serializer returned this array to another thread, too. */
  static boolean returnedToAnother(SerializedForm form) {
    for (SendStack stack : SendStacks.all()) {
      if (stack != form.stack && stack.gotFromSerializer(form.array)) {
        return true;
      }
    }
    return false;
  }
}
