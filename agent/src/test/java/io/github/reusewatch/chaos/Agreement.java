package io.github.reusewatch.chaos;

/** How a finding of changed bytes and the brokers' view agree. */
public enum Agreement {
  /** The broker has these very bytes, and they are wrong. */
  FOUND("found"),

  /** The broker has wrong bytes there; they went on changing, and the agent does not say which. */
  FOUND_WITHOUT_CRC("found, no CRC"),

  /** A whole batch of the same topic-partition and size: only its bytes tell, and they agree. */
  SAME_PARTITION("same partition"),

  /** It came, and the request it was in did not come to its end. */
  UNFINISHED("in an unfinished request"),

  /** The client has written it to a connection that was then reset. */
  LOST("lost with its connection"),

  /** The agent does not know which bytes were sent, and it was wrong ones. */
  UNKNOWN_CHANGED("unknown, changed"),

  /** The agent does not know which bytes were sent, and no wrong ones came. */
  UNKNOWN("unknown, intact or lost");

  private final String text;

  Agreement(String text) {
    this.text = text;
  }

  public String text() {
    return text;
  }
}
