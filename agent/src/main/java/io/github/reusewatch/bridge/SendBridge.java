package io.github.reusewatch.bridge;

import java.io.OutputStream;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Called by the advice inlined into Kafka's client. An error of the agent ends here: it is counted,
 * and the client goes on as if the agent were not there.
 */
public final class SendBridge {
  private static final AtomicLong ERRORS = new AtomicLong();

  private static volatile SendListener listener;
  private static volatile String firstError;

  private SendBridge() {}

  /** Connects the core; {@code null} disconnects it, and all methods here do nothing. */
  public static void listen(SendListener newListener) {
    listener = newListener;
  }

  /** How many errors of the agent were swallowed since the JVM's start. */
  public static long errors() {
    return ERRORS.get();
  }

  /**
   * The first error swallowed and where it came from, or {@code null}. Not the error itself, which
   * would hold on to classes of the application.
   */
  public static String firstError() {
    return firstError;
  }

  /** Counts an error of the agent. Also the exception handler of all advice. */
  public static void error(Throwable error) {
    if (ERRORS.getAndIncrement() == 0) {
      StackTraceElement[] stack = error.getStackTrace();
      firstError = error + (stack.length == 0 ? "" : " at " + stack[0]);
    }
  }

  /** See {@link SendListener#recordBuilt}. */
  public static void recordBuilt(
      Object record, String topic, Object key, Object value, Object headers, Object givenHeaders) {
    SendListener to = listener;
    if (to != null) {
      try {
        to.recordBuilt(record, topic, key, value, headers, givenHeaders);
      } catch (Throwable e) {
        error(e);
      }
    }
  }

  /** See {@link SendListener#headerAdded}. */
  public static void headerAdded(Object headers, Object header) {
    SendListener to = listener;
    if (to != null) {
      try {
        to.headerAdded(headers, header);
      } catch (Throwable e) {
        error(e);
      }
    }
  }

  /** See {@link SendListener#sendEntered}. */
  public static Object sendEntered(Object producer, Object record) {
    SendListener to = listener;
    if (to != null) {
      try {
        return to.sendEntered(producer, record);
      } catch (Throwable e) {
        error(e);
      }
    }
    return null;
  }

  /** See {@link SendListener#callbackOf}. */
  public static Object callbackOf(Object send, Object callback) {
    SendListener to = listener;
    if (to != null) {
      try {
        return to.callbackOf(send, callback);
      } catch (Throwable e) {
        error(e);
      }
    }
    return callback;
  }

  /** See {@link SendListener#hold}. */
  public static void hold(Object send) {
    SendListener to = listener;
    if (to != null) {
      try {
        to.hold(send);
      } catch (Throwable e) {
        error(e);
      }
    }
  }

  /** See {@link SendListener#serializing}. */
  public static void serializing(Object record) {
    SendListener to = listener;
    if (to != null) {
      try {
        to.serializing(record);
      } catch (Throwable e) {
        error(e);
      }
    }
  }

  /** See {@link SendListener#sendFailing}. */
  public static void sendFailing(Exception exception) {
    SendListener to = listener;
    if (to != null) {
      try {
        to.sendFailing(exception);
      } catch (Throwable e) {
        error(e);
      }
    }
  }

  /** See {@link SendListener#sendExited}. */
  public static void sendExited(Object send, Throwable thrown) {
    SendListener to = listener;
    if (to != null && send != null) {
      try {
        to.sendExited(send, thrown);
      } catch (Throwable e) {
        error(e);
      }
    }
  }

  /** See {@link SendListener#serialized}. */
  public static void serialized(byte[] bytes, boolean key) {
    SendListener to = listener;
    if (to != null) {
      try {
        to.serialized(key, bytes);
      } catch (Throwable e) {
        error(e);
      }
    }
  }

  /** See {@link SendListener#bufferCopied}. */
  public static void bufferCopied(byte[] bytes) {
    SendListener to = listener;
    if (to != null) {
      try {
        to.bufferCopied(bytes);
      } catch (Throwable e) {
        error(e);
      }
    }
  }

  /** See {@link SendListener#referenceSendExited}. */
  public static void referenceSendExited(Object send, Object future, Throwable thrown) {
    SendListener to = listener;
    if (to != null && send != null) {
      try {
        to.referenceSendExited(send, future, thrown);
      } catch (Throwable e) {
        error(e);
      }
    }
  }

  /** See {@link SendListener#batchOpened}. */
  public static OutputStream batchOpened(OutputStream stream, Object recordsBuilder) {
    SendListener to = listener;
    if (to != null) {
      try {
        return to.batchOpened(recordsBuilder, stream);
      } catch (Throwable e) {
        error(e);
      }
    }
    return stream;
  }

  /** See {@link SendListener#copying}. */
  public static Object copying(Object recordsBuilder, byte[] key, byte[] value, Object callback) {
    SendListener to = listener;
    if (to != null) {
      try {
        return to.copying(recordsBuilder, key, value, callback);
      } catch (Throwable e) {
        error(e);
      }
    }
    return callback;
  }

  /** See {@link SendListener#copied}. */
  public static void copied(Object recordsBuilder, boolean appended) {
    SendListener to = listener;
    if (to != null) {
      try {
        to.copied(recordsBuilder, appended);
      } catch (Throwable e) {
        error(e);
      }
    }
  }

  /** See {@link SendListener#acknowledged}. Called by the generated callbacks. */
  public static void acknowledged(Object send, Object metadata, Exception exception) {
    SendListener to = listener;
    if (to != null) {
      try {
        to.acknowledged(send, metadata, exception);
      } catch (Throwable e) {
        error(e);
      }
    }
  }
}
