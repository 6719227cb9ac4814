package io.github.reusewatch.writers;

/** Over memory that something else holds: a buffer, a stream, a library's pool. */
final class MemoryWriting implements Writing {
  private final Object value;
  private final Action write;

  MemoryWriting(Object value, Action write) {
    this.value = value;
    this.write = write;
  }

  @Override
  public Object value() {
    return value;
  }

  @Override
  public void write() throws Exception {
    write.run();
  }

  /** What is done to the memory. */
  @FunctionalInterface
  interface Action {
    void run() throws Exception;
  }
}
