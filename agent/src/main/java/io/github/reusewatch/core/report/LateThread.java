package io.github.reusewatch.core.report;

/**
 * A daemon thread that is made before the application runs, and started when there is something to
 * do. A thread holds on to what it inherits from the one that makes it, such as inheritable
 * thread-locals and the class loaders on its stack: made while a web application loads its first
 * class of Kafka's, it would keep that application from being unloaded.
 */
public final class LateThread extends Thread {
  private Runnable work;

  public LateThread(String name) {
    super(null, null, name, 0, false);
    setDaemon(true);
    setContextClassLoader(null);
  }

  /** Starts it, once. */
  public void begin(Runnable whatToDo) {
    work = whatToDo;
    start();
  }

  @Override
  public void run() {
    work.run();
  }
}
