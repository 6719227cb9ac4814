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

  /**
   * A framework has made an object with payloads in it, of which there will be a record.
   *
   * @param holder a {@link Carrier}
   * @param key {@code null} for none
   * @param value {@code null} for none
   */
  void payloadsKept(Object holder, Object key, Object value) throws Throwable;

  /** A framework has made {@code newer} out of {@code older}; both are {@link Carrier}s. */
  void payloadsPassedOn(Object older, Object newer) throws Throwable;

  /**
   * A framework is about to build a record of what a holder keeps, on the calling thread.
   *
   * @param once whether the same holder may be used again with other bytes in its payloads
   * @return for {@link #recordMade}
   */
  Object recordBeingMade(Object holder, boolean once) throws Throwable;

  /** It has. */
  void recordMade(Object begun) throws Throwable;
}
