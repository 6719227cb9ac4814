package io.github.reusewatch.writers;

/** Memory that a record is built over, and what is done to it. */
interface Writing {
  /** Of which each byte is {@link #FILLER} at first. */
  int SIZE = 256;

  /** None of the writers begins with this byte: its first write is a change. */
  byte FILLER = 'Z';

  /** The record's: a {@code byte[]}, or a {@code ByteBuffer} on the heap. */
  Object value();

  /** When the record is built, on a thread of its own. */
  void write() throws Exception;

  /** When the client has copied the record and waits for the answer, on such a thread, too. */
  default void writeInFlight() throws Exception {}

  /** When the record's send is acknowledged, on such a thread, too. */
  default void writeAfter() throws Exception {}
}
