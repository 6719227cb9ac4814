package io.github.reusewatch.core.watch;

import io.github.reusewatch.core.kafka.CallbackGenerator;
import java.lang.invoke.MethodHandle;

/** Of a client that sends nothing. */
final class NoCallbacks implements CallbackGenerator {
  @Override
  public MethodHandle callback(Class<?> callbackType) {
    return null;
  }

  @Override
  public MethodHandle callbackWithDelegate(Class<?> callbackType) {
    return null;
  }

  @Override
  public MethodHandle send(Class<?> callbackType) {
    return null;
  }
}
