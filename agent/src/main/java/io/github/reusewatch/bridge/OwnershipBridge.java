package io.github.reusewatch.bridge;

/**
 * Called by the advice inlined into the methods by which an application hands its buffers on. An
 * error of the agent ends here, as in {@link SendBridge}, where it is counted.
 */
public final class OwnershipBridge {
  private static volatile OwnershipListener listener;

  private OwnershipBridge() {}

  /** Connects the core; {@code null} disconnects it, and all methods here do nothing. */
  public static void listen(OwnershipListener newListener) {
    listener = newListener;
  }

  /** See {@link OwnershipListener#releasing}. */
  public static Object releasing(Object receiver, Object[] arguments) {
    OwnershipListener to = listener;
    if (to != null) {
      try {
        return to.releasing(receiver, arguments);
      } catch (Throwable e) {
        SendBridge.error(e);
      }
    }
    return null;
  }

  /** See {@link OwnershipListener#released}. */
  public static void released(Object release, Object returned) {
    OwnershipListener to = listener;
    if (to != null && release != null) {
      try {
        to.released(release, returned);
      } catch (Throwable e) {
        SendBridge.error(e);
      }
    }
  }

  /** See {@link OwnershipListener#payloadsKept}. */
  public static void payloadsKept(Object holder, Object key, Object value) {
    OwnershipListener to = listener;
    if (to != null) {
      try {
        to.payloadsKept(holder, key, value);
      } catch (Throwable e) {
        SendBridge.error(e);
      }
    }
  }

  /** See {@link OwnershipListener#payloadsPassedOn}. */
  public static void payloadsPassedOn(Object older, Object newer) {
    OwnershipListener to = listener;
    if (to != null && newer != null) {
      try {
        to.payloadsPassedOn(older, newer);
      } catch (Throwable e) {
        SendBridge.error(e);
      }
    }
  }

  /** See {@link OwnershipListener#recordBeingMade}. */
  public static Object recordBeingMade(Object holder, boolean once) {
    OwnershipListener to = listener;
    if (to != null) {
      try {
        return to.recordBeingMade(holder, once);
      } catch (Throwable e) {
        SendBridge.error(e);
      }
    }
    return null;
  }

  /** See {@link OwnershipListener#recordMade}. */
  public static void recordMade(Object begun) {
    OwnershipListener to = listener;
    if (to != null && begun != null) {
      try {
        to.recordMade(begun);
      } catch (Throwable e) {
        SendBridge.error(e);
      }
    }
  }

  /** See {@link OwnershipListener#handedOver}. */
  public static void handedOver(Object receiver, Object[] arguments) {
    OwnershipListener to = listener;
    if (to != null) {
      try {
        to.handedOver(receiver, arguments);
      } catch (Throwable e) {
        SendBridge.error(e);
      }
    }
  }
}
