package io.github.reusewatch.core.kafka;

import java.lang.invoke.MethodHandle;

/**
 * What a connection is writing: since 2.8 a {@code NetworkSend} with the {@code ByteBufferSend} in
 * it, before that a subclass of {@code ByteBufferSend}.
 */
public final class NetworkSendReader {
  private static final ClassValue<NetworkSendReader> READERS =
      new ClassValue<>() {
        @Override
        protected NetworkSendReader computeValue(Class<?> type) {
          return new NetworkSendReader(type);
        }
      };

  /** {@code null}: there is nothing in it. */
  private final MethodHandle send;

  private NetworkSendReader(Class<?> type) {
    send = new Handles("", type.getClassLoader()).field(type, "send", Object.class);
  }

  /** The send of the buffers: what is in {@code networkSend}, or that itself. */
  public static Object sendOf(Object networkSend) throws Throwable {
    MethodHandle send = READERS.get(networkSend.getClass()).send;
    return send == null ? networkSend : (Object) send.invokeExact(networkSend);
  }
}
