package io.github.reusewatch.writers;

/** What is done to an array. */
@FunctionalInterface
interface ArrayAction {
  ArrayAction NOTHING = array -> {};

  void on(byte[] array) throws Exception;
}
