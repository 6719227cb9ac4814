package io.github.reusewatch.core.config;

/**
 * The values of the options that name one of a few ways; what each means stands with its option in
 * {@link Options}.
 */
public final class Choices {
  private Choices() {}

  /** From when a record's bytes are watched. */
  public enum Watch {
    /** From the return of {@code ProducerRecord}'s constructor. */
    RECORD,
    /** From the entry of {@code KafkaProducer.send}. */
    SEND
  }

  /** Which sends keep the stack they come from. */
  public enum Stacks {
    /**
     * The first of each producer and topic, then 1 in 256, and all on a topic that had a finding.
     */
    SAMPLED,
    /** Every send: 2 to 3 microseconds each. */
    ALL,
    /** None. */
    OFF
  }

  /** Whether watched bytes are copied, to show which of them changed. */
  public enum Evidence {
    /** On a topic that had a finding. */
    AUTO,
    /** Never: the checksums only. */
    HASH,
    /** Always. */
    COPY
  }

  /** Whether code that writes into watched arrays is found, by write traps. */
  public enum Writer {
    /** On a topic that had a finding, in the application's packages. */
    AUTO,
    /** From the start, in all classes. */
    ON,
    /** Never. */
    OFF
  }

  /** What is done about the client's own buffer pool. */
  public enum Pool {
    /** A buffer that is given back while its request is not written is a finding. */
    DETECT,
    /** The same, and the buffer is kept from being used again. */
    PROTECT,
    /** The pool is not looked at. */
    OFF
  }

  /** Which findings are reported. */
  public enum Report {
    /** All. */
    ALL,
    /** Not those where the broker is known to have got the right bytes, or none. */
    WIRE
  }

  /** What a finding does beside being reported. */
  public enum OnFinding {
    /** Nothing. */
    LOG,
    /** The process's exit status becomes {@code exit-code}. */
    EXIT
  }

  /** How much the agent says of its own work. */
  public enum LogLevel {
    /** What was instrumented, findings, the summary. */
    INFO,
    /** Also what was looked at and left alone. */
    DEBUG,
    /** Only what limits the watch, and findings. */
    WARN
  }
}
