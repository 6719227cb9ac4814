package io.github.reusewatch.demo.story.app;

/** What a message is about. Each type has a topic and a format of its own. */
public enum MessageType {
  /** Text. */
  ORDERS("orders"),
  /** Binary. */
  METRICS("metrics");

  private static final Frame ORDER_FRAME = new OrderFrame();
  private static final Frame METRICS_FRAME = new MetricsFrame();

  private final String topic;

  MessageType(String topic) {
    this.topic = topic;
  }

  /**
   * Where messages of this type go.
   *
   * @return the topic's name
   */
  public String topic() {
    return topic;
  }

  /**
   * Writes a message over an array.
   *
   * @param array of the size of a message
   * @param sequence the message's number
   */
  void fill(byte[] array, long sequence) {
    frame().fill(array, sequence);
  }

  /**
   * Reads a message.
   *
   * @param value the value that arrived
   * @param sequence the number that its key has
   * @return whether it is the message it should be
   */
  public Verdict check(byte[] value, long sequence) {
    return frame().check(value, sequence);
  }

  private Frame frame() {
    return switch (this) {
      case ORDERS -> ORDER_FRAME;
      case METRICS -> METRICS_FRAME;
    };
  }
}
