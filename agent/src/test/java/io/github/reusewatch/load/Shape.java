package io.github.reusewatch.load;

/** One honest way to send. */
interface Shape {
  /** Sends some records; returns how often {@code send} was called. */
  int send() throws Exception;
}
