package io.github.reusewatch.bridge;

/**
 * What the core does when instrumented code is about to write into an array that may be watched.
 * Called on the application's threads, once {@link WriteBridge} has ruled out by the array's length
 * what it can: implementations neither block nor log.
 */
public interface WriteListener {
  /** A byte other than the one there is about to be stored at {@code index}. */
  void storing(byte[] array, int index) throws Throwable;

  /**
   * A method is about to be called that may write into {@code array}, from {@code from} on, up to
   * and without {@code to}.
   *
   * @return what to give to {@link #called} when it has returned; {@code null} if nothing of it is
   *     watched
   */
  Object calling(byte[] array, int from, int to) throws Throwable;

  /** The same for an object whose array has to be found: a view of a buffer, or a stream. */
  Object callingHolder(Object holder) throws Throwable;

  /** The method about to be called is neither the JDK's nor a native one, and has no traps. */
  void ofLibrary(Object call) throws Throwable;

  /** The method has returned; where it throws, this is not called. */
  void called(Object call) throws Throwable;
}
