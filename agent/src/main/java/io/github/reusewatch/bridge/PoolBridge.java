package io.github.reusewatch.bridge;

import java.nio.ByteBuffer;
import java.util.List;

/**
 * Called by the advice inlined into the client's buffer pool and what its buffers go through. An
 * error of the agent ends here, as in {@link SendBridge}, where it is counted.
 */
public final class PoolBridge {
  private static volatile PoolListener listener;

  private PoolBridge() {}

  /** Connects the core; {@code null} disconnects it, and all methods here do nothing. */
  public static void listen(PoolListener newListener) {
    listener = newListener;
  }

  /** See {@link PoolListener#freeing}. */
  public static ByteBuffer freeing(ByteBuffer buffer) {
    PoolListener to = listener;
    if (to != null) {
      try {
        return to.freeing(buffer);
      } catch (Throwable e) {
        SendBridge.error(e);
      }
    }
    return buffer;
  }

  /** See {@link PoolListener#allocated}. */
  public static void allocated(ByteBuffer buffer) {
    PoolListener to = listener;
    if (to != null) {
      try {
        to.allocated(buffer);
      } catch (Throwable e) {
        SendBridge.error(e);
      }
    }
  }

  /** See {@link PoolListener#batchMade}. */
  public static void batchMade(Object batch) {
    PoolListener to = listener;
    if (to != null) {
      try {
        to.batchMade(batch);
      } catch (Throwable e) {
        SendBridge.error(e);
      }
    }
  }

  /** See {@link PoolListener#batchClosed}. */
  public static void batchClosed(Object batch) {
    PoolListener to = listener;
    if (to != null) {
      try {
        to.batchClosed(batch);
      } catch (Throwable e) {
        SendBridge.error(e);
      }
    }
  }

  /** See {@link PoolListener#batchDone}. */
  public static void batchDone(Object batch, long baseOffset, RuntimeException exception) {
    PoolListener to = listener;
    if (to != null) {
      try {
        to.batchDone(batch, baseOffset, exception);
      } catch (Throwable e) {
        SendBridge.error(e);
      }
    }
  }

  /** See {@link PoolListener#batchAborted}. */
  public static void batchAborted(Object batch, RuntimeException reason) {
    PoolListener to = listener;
    if (to != null) {
      try {
        to.batchAborted(batch, reason);
      } catch (Throwable e) {
        SendBridge.error(e);
      }
    }
  }

  /** See {@link PoolListener#requestEntered}. */
  public static void requestEntered(List<?> batches, short acks) {
    PoolListener to = listener;
    if (to != null) {
      try {
        to.requestEntered(batches, acks);
      } catch (Throwable e) {
        SendBridge.error(e);
      }
    }
  }

  /** See {@link PoolListener#requestExited}. */
  public static void requestExited() {
    PoolListener to = listener;
    if (to != null) {
      try {
        to.requestExited();
      } catch (Throwable e) {
        SendBridge.error(e);
      }
    }
  }

  /** See {@link PoolListener#senderEnded}. */
  public static void senderEnded() {
    PoolListener to = listener;
    if (to != null) {
      try {
        to.senderEnded();
      } catch (Throwable e) {
        SendBridge.error(e);
      }
    }
  }

  /** See {@link PoolListener#sendMade}. */
  public static void sendMade(Object send, ByteBuffer[] buffers) {
    PoolListener to = listener;
    if (to != null) {
      try {
        to.sendMade(send, buffers);
      } catch (Throwable e) {
        SendBridge.error(e);
      }
    }
  }

  /** See {@link PoolListener#writing}. */
  public static void writing(Object send) {
    PoolListener to = listener;
    Object transmission = to == null ? null : ((Carrier) send).reusewatch$carried();
    if (transmission != null) {
      try {
        to.writing(transmission);
      } catch (Throwable e) {
        SendBridge.error(e);
      }
    }
  }

  /** See {@link PoolListener#written}. */
  public static void written(Object send) {
    PoolListener to = listener;
    Object transmission = to == null ? null : ((Carrier) send).reusewatch$carried();
    if (transmission != null) {
      try {
        to.written(transmission);
      } catch (Throwable e) {
        SendBridge.error(e);
      }
    }
  }

  /** See {@link PoolListener#abandoned}. */
  public static void abandoned(Object networkSend) {
    PoolListener to = listener;
    if (to != null && networkSend != null) {
      try {
        to.abandoned(networkSend);
      } catch (Throwable e) {
        SendBridge.error(e);
      }
    }
  }
}
