package io.github.reusewatch.bridge;

/**
 * What the core does where an application hands its buffers on: in the methods that the options
 * {@code release} and {@code handover} name. Called on the application's threads: implementations
 * neither block nor log.
 */
public interface OwnershipListener {
  /**
   * A method is entered that gives a buffer back.
   *
   * @param receiver {@code null} for a static method and a constructor
   * @param arguments {@code null} if there are none
   * @return what stands for this call in {@link #released}; {@code null} when nothing that is
   *     watched is given back
   */
  Object releasing(Object receiver, Object[] arguments) throws Throwable;

  /**
   * The method has returned; not called if it threw.
   *
   * @param returned its result, boxed; {@code null} for none
   */
  void released(Object release, Object returned) throws Throwable;

  /**
   * A method is entered that takes payloads on their way to a record.
   *
   * @param receiver {@code null} for a static method and a constructor
   * @param arguments {@code null} if there are none
   */
  void handedOver(Object receiver, Object[] arguments) throws Throwable;
}
