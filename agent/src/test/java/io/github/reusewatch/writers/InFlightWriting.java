package io.github.reusewatch.writers;

/** Written to between the client's copy and the acknowledgement. */
final class InFlightWriting implements Writing {
  private final byte[] array = ArrayWriting.filled(SIZE);
  private final ArrayAction action;

  private InFlightWriting(ArrayAction action) {
    this.action = action;
  }

  static void addTo(WriterCases all) {
    add(all, "in-flight-store", array -> array[7] = 1); // writes: in-flight-store
    add(all, "in-flight-arraycopy", InFlightWriting::copy);
  }

  private static void add(WriterCases all, String id, ArrayAction action) {
    all.add(id, Expected.MARKED_LINE, () -> new InFlightWriting(action));
  }

  private static void copy(byte[] array) {
    System.arraycopy(new byte[64], 0, array, 32, 64); // writes: in-flight-arraycopy
  }

  @Override
  public Object value() {
    return array;
  }

  @Override
  public void write() {}

  @Override
  public void writeInFlight() throws Exception {
    action.on(array);
  }
}
