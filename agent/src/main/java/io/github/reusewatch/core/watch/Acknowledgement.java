package io.github.reusewatch.core.watch;

import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.function.BiConsumer;

/**
 * When a producer that is no {@code KafkaProducer} has acknowledged a send: it may do so by the
 * callback, by the future it returned, or both.
 */
final class Acknowledgement {
  private Acknowledgement() {}

  /**
   * Tells of the acknowledgement by a future.
   *
   * @param future what {@code send} returned; of one that is neither done nor a {@link
   *     CompletionStage} nothing is heard, so that the callback has to tell
   * @param told metadata, or the exception
   * @return whether the future tells
   */
  static boolean of(Object future, BiConsumer<Object, Exception> told) {
    if (future instanceof CompletionStage) {
      ((CompletionStage<?>) future).whenComplete((metadata, e) -> told.accept(metadata, cause(e)));
      return true;
    }
    if (future instanceof Future && ((Future<?>) future).isDone()) {
      Object metadata = null;
      Exception failure = null;
      try {
        metadata = ((Future<?>) future).get();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        return false;
      } catch (ExecutionException | RuntimeException e) {
        failure = cause(e);
      }
      told.accept(metadata, failure);
      return true;
    }
    return false;
  }

  private static Exception cause(Throwable e) {
    Throwable cause = e == null || e.getCause() == null ? e : e.getCause();
    return cause == null || cause instanceof Exception
        ? (Exception) cause
        : new ExecutionException(cause);
  }
}
