package io.github.reusewatch.core.watch;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** How far a send has come: until it is over, and until its bytes are copied. */
class Flight extends Parts {
  private static final VarHandle HANDED_OVER = handle("handedOver", boolean.class);
  private static final VarHandle STATE = handle("state", byte.class);

  private static final byte NOT_TRACKED = 0;
  private static final byte IN_FLIGHT = 1;
  private static final byte OVER = 2;

  private byte state = NOT_TRACKED;

  /** The sends of the batch that its bytes were copied into; {@code null} if that was not seen. */
  private BatchSends batch;

  /**
   * The client has copied the bytes, or a producer that keeps references has the record. Written
   * last at that moment, so that who reads {@code true} sees all of it. Not volatile: that would
   * cost a fence for each send, for the sake of the sweep at the end alone.
   */
  @SuppressWarnings("UnusedVariable") // by HANDED_OVER
  private boolean handedOver;

  /** It counts as in flight from now on. Before it is known to any other thread. */
  final void track() {
    state = IN_FLIGHT;
  }

  /** Whether it was ever in flight; it may be over. */
  final boolean isTracked() {
    return state != NOT_TRACKED;
  }

  final boolean isInFlight() {
    return (byte) STATE.getAcquire(this) == IN_FLIGHT;
  }

  /** Returns whether it was in flight: of several threads that end it one gets {@code true}. */
  final boolean end() {
    return STATE.compareAndSet(this, IN_FLIGHT, OVER);
  }

  /** Its bytes are in a batch with those of these sends. */
  final void isIn(BatchSends sends) {
    batch = sends;
  }

  /** The first time the sends of its batch; {@code null} afterwards, and if it is in none. */
  final BatchSends leaveBatch() {
    BatchSends left = batch;
    batch = null;
    return left;
  }

  /** The client, or whoever keeps the record, has it. */
  final void handedOver() {
    HANDED_OVER.setRelease(this, true);
  }

  final boolean isHandedOver() {
    return (boolean) HANDED_OVER.getAcquire(this);
  }

  private static VarHandle handle(String field, Class<?> type) {
    try {
      return MethodHandles.lookup().findVarHandle(Flight.class, field, type);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }
}
