package io.github.reusewatch.bridge;

import java.nio.ByteBuffer;
import java.util.List;

/**
 * What the core does at the moments of a pooled batch buffer: handed out, filled, closed, put into
 * a request, written to the network, given back. Called on the application's threads ({@link
 * #allocated}, {@link #batchMade}, and {@link #freeing} of a buffer that was not used) and on the
 * client's I/O thread (all others): implementations neither block nor log.
 */
public interface PoolListener {
  /** {@code BufferPool.allocate} returned a buffer of the size that the pool keeps. */
  void allocated(ByteBuffer buffer) throws Throwable;

  /**
   * {@code BufferPool.deallocate} is entered.
   *
   * @return the buffer that the pool gets in place of {@code buffer}; {@code null} to give it
   *     nothing and to count nothing as free
   */
  ByteBuffer freeing(ByteBuffer buffer) throws Throwable;

  /** A {@code ProducerBatch} is fully constructed. */
  void batchMade(Object batch) throws Throwable;

  /** {@code ProducerBatch.close} returned: its bytes are those that the broker is to get. */
  void batchClosed(Object batch) throws Throwable;

  /**
   * {@code ProducerBatch.done} is entered: by a response, or because the batch failed. May come
   * more than once.
   *
   * @param baseOffset of the response; -1 for none
   * @param exception {@code null} for a success
   */
  void batchDone(Object batch, long baseOffset, RuntimeException exception) throws Throwable;

  /** {@code ProducerBatch.abort} is entered. */
  void batchAborted(Object batch, RuntimeException reason) throws Throwable;

  /**
   * {@code Sender.sendProduceRequest} is entered: these batches are put into one request.
   *
   * @param acks of the request; with 0 there is no response
   */
  void requestEntered(List<?> batches, short acks) throws Throwable;

  /** {@code Sender.sendProduceRequest} is left, by return or by exception. */
  void requestExited() throws Throwable;

  /** {@code Sender.run} is left: nothing more happens to the batches of the calling thread. */
  void senderEnded() throws Throwable;

  /** A {@code ByteBufferSend} is fully constructed, for a request of any client. */
  void sendMade(Object send, ByteBuffer[] buffers) throws Throwable;

  /**
   * {@code ByteBufferSend.writeTo} is entered.
   *
   * @param transmission what is kept with the send, not {@code null}
   */
  void writing(Object transmission) throws Throwable;

  /** {@code ByteBufferSend.writeTo} is left: the buffers' positions tell what was taken. */
  void written(Object transmission) throws Throwable;

  /**
   * A connection is given up.
   *
   * @param networkSend what was being written to it; not {@code null}
   */
  void abandoned(Object networkSend) throws Throwable;
}
