package io.github.reusewatch.demo.story.app;

import java.util.Arrays;
import java.util.Optional;

/** When the array of a message goes back to the pool. */
enum GiveBack {
  /**
   * As soon as the write has returned or failed. That is the bug: a write that gives up after its
   * timeout leaves its records in the writer's queue, and they are sent later, out of arrays that
   * hold other messages by then.
   */
  AFTER_WRITE("after-write"),
  /** When Kafka has answered for the record, be the write still waited for or not. */
  AFTER_ACK("after-ack");

  private final String argument;

  GiveBack(String argument) {
    this.argument = argument;
  }

  static Optional<GiveBack> ofArgument(String argument) {
    return Arrays.stream(values()).filter(each -> each.argument.equals(argument)).findFirst();
  }
}
