package io.github.reusewatch.core.kafka;

import java.lang.invoke.MethodHandle;

/**
 * Makes the callbacks that the agent puts in place of the application's: they report the
 * acknowledgement first.
 */
public interface CallbackGenerator {
  /** Of the callbacks' classes, in each client's class loader. */
  String PACKAGE = "io.github.reusewatch.generated.";

  /**
   * For sends without a callback.
   *
   * @param callbackType the {@code Callback} interface of one client class loader
   * @return {@code (Object send) -> Object}
   */
  MethodHandle callback(Class<?> callbackType) throws ReflectiveOperationException;

  /**
   * For sends with a callback, which runs after the agent's report.
   *
   * @param callbackType the {@code Callback} interface of one client class loader
   * @return {@code (Object send, Object delegate) -> Object}
   */
  MethodHandle callbackWithDelegate(Class<?> callbackType) throws ReflectiveOperationException;

  /**
   * For sends that come to a batch: the send itself, as a callback that reports to the agent and
   * then runs what {@code delegateTo(Object)} was called with.
   *
   * @param callbackType the {@code Callback} interface of one client class loader
   * @return {@code () -> Object}
   */
  MethodHandle send(Class<?> callbackType) throws ReflectiveOperationException;
}
