package io.github.reusewatch.demo.story.app;

/** What the reader of a message finds. */
public enum Verdict {
  /** The message of its key, whole. */
  OK("ok"),
  /** Bytes in a text message that no text has. */
  NOT_ASCII("not-ascii"),
  /** The checksum in the message is not that of its bytes. */
  BAD_CHECKSUM("bad-checksum"),
  /** A whole message, but not the one its key belongs to. */
  OTHER_MESSAGE("other-message");

  private final String text;

  Verdict(String text) {
    this.text = text;
  }

  @Override
  public String toString() {
    return text;
  }
}
