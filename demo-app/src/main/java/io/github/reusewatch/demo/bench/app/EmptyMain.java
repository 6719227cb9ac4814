package io.github.reusewatch.demo.bench.app;

/** A process that does nothing, to see what its start takes. */
public final class EmptyMain {
  private EmptyMain() {}

  /**
   * Returns at once.
   *
   * @param args none
   */
  public static void main(String[] args) {}
}
