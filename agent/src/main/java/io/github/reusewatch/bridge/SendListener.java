package io.github.reusewatch.bridge;

import java.io.OutputStream;

/**
 * What the core does at the moments of a send. Called on the application's threads and the client's
 * I/O thread: implementations neither block nor log ({@link #hold} alone may block). Kafka's
 * objects arrive as {@code Object}: their types are the client class loader's.
 */
public interface SendListener {
  /**
   * A {@code ProducerRecord} is fully constructed.
   *
   * @param headers of the record
   * @param givenHeaders what the constructor was given to fill them from, or {@code null}
   */
  void recordBuilt(
      Object record, String topic, Object key, Object value, Object headers, Object givenHeaders)
      throws Throwable;

  /** A header was added to {@code headers}, which may or may not belong to a record. */
  void headerAdded(Object headers, Object header) throws Throwable;

  /**
   * {@code send} of a {@code KafkaProducer}, or of another producer that is watched, is entered.
   *
   * @return what stands for this send in the other methods; {@code null} when nothing is to be told
   *     of it
   */
  Object sendEntered(Object producer, Object record) throws Throwable;

  /** The callback to use for this send in place of the application's, which may be {@code null}. */
  Object callbackOf(Object send, Object callback) throws Throwable;

  /**
   * All is seen of the entry of {@code send}, and the producer's own code comes next: the send may
   * be held here for a while.
   */
  void hold(Object send) throws Throwable;

  /** {@code KafkaProducer.doSend} is entered: {@code record} is what the interceptors returned. */
  void serializing(Object record) throws Throwable;

  /**
   * A serializer returned, inside {@code doSend}.
   *
   * @param key whether it was that of the key; else it was that of the value
   * @param bytes what it returned, {@code null} for a null key or value
   */
  void serialized(boolean key, byte[] bytes) throws Throwable;

  /** Kafka's serializer for {@code ByteBuffer} returned this array. */
  void bufferCopied(byte[] bytes) throws Throwable;

  /**
   * {@code doSend} has caught an {@code ApiException}: the send that the calling thread is in fails
   * without coming to a batch, before its callback or any interceptor hears of it.
   */
  void sendFailing(Exception exception) throws Throwable;

  /** {@code send} is left, by return ({@code thrown} is {@code null}) or by exception. */
  void sendExited(Object send, Throwable thrown) throws Throwable;

  /**
   * {@code send} of a producer that is no {@code KafkaProducer} is left.
   *
   * @param future what it returned
   */
  void referenceSendExited(Object send, Object future, Throwable thrown) throws Throwable;

  /**
   * A batch is made.
   *
   * @param recordsBuilder the {@code MemoryRecordsBuilder}
   * @param stream through which records are about to be written into it, compressed or not
   * @return the stream to use in its place
   */
  OutputStream batchOpened(Object recordsBuilder, OutputStream stream) throws Throwable;

  /**
   * {@code ProducerBatch.tryAppend} is entered on the thread that is in {@code send}.
   *
   * @param recordsBuilder of the batch
   * @return the callback to put into the batch in place of {@code callback}
   */
  Object copying(Object recordsBuilder, byte[] key, byte[] value, Object callback) throws Throwable;

  /**
   * {@code ProducerBatch.tryAppend} is left. {@code appended}: the bytes are in the batch; else it
   * had no room, or failed.
   */
  void copied(Object recordsBuilder, boolean appended) throws Throwable;

  /**
   * The client completed the send: before any interceptor or callback of the application hears of
   * it.
   */
  void acknowledged(Object send, Object metadata, Exception exception) throws Throwable;
}
