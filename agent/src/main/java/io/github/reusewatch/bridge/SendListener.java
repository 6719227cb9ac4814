package io.github.reusewatch.bridge;

/**
 * What the core does at the moments of a send. Called on the application's threads and the client's
 * I/O thread: implementations neither block nor log. Kafka's objects arrive as {@code Object}:
 * their types are the client class loader's.
 */
public interface SendListener {
  /** A {@code ProducerRecord} is fully constructed. */
  void recordBuilt(Object record, String topic, Object key, Object value, Object headers)
      throws Throwable;

  /** A header was added to {@code headers}, which may or may not belong to a record. */
  void headerAdded(Object headers, Object header) throws Throwable;

  /**
   * {@code KafkaProducer.send(ProducerRecord, Callback)} is entered.
   *
   * @return what stands for this send in the other methods; {@code null} when nothing is to be told
   *     of it
   */
  Object sendEntered(Object producer, Object record) throws Throwable;

  /** The callback to use for this send in place of the application's, which may be {@code null}. */
  Object callbackOf(Object send, Object callback) throws Throwable;

  /** {@code KafkaProducer.doSend} is entered: {@code record} is what the interceptors returned. */
  void serializing(Object record) throws Throwable;

  /** {@code send} is left, by return ({@code thrown} is {@code null}) or by exception. */
  void sendExited(Object send, Throwable thrown) throws Throwable;

  /**
   * {@code ProducerBatch.tryAppend} is entered on the thread that is in {@code send}.
   *
   * @return the callback to put into the batch in place of {@code callback}
   */
  Object copying(byte[] key, byte[] value, Object[] headers, Object callback) throws Throwable;

  /**
   * {@code ProducerBatch.tryAppend} is left. {@code appended}: the bytes are in the batch; else it
   * had no room.
   */
  void copied(boolean appended, byte[] key, byte[] value, Object[] headers) throws Throwable;

  /**
   * The client completed the send: before any interceptor or callback of the application hears of
   * it.
   */
  void acknowledged(Object send, Object metadata, Exception exception) throws Throwable;
}
