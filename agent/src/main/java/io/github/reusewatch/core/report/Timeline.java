package io.github.reusewatch.core.report;

/**
 * The moments of one send, in nanoseconds of {@link System#nanoTime}; {@code null}: not seen, or
 * not reached.
 */
public final class Timeline {
  final Long handed;
  final Long built;
  final Long sent;
  final Long copied;
  final Long acked;

  public Timeline(Long handed, Long built, long sent, Long copied, Long acked) {
    this.handed = handed;
    this.built = built;
    this.sent = sent;
    this.copied = copied;
    this.acked = acked;
  }

  /** The moment at which a change of this kind was there at the latest; now, if it is not known. */
  public long latest(Kind kind) {
    Long moment =
        kind == Kind.CHANGED_BEFORE_SEND || kind == Kind.RESENT_CHANGED
            ? sent
            : kind == Kind.CHANGED_DURING_SEND ? copied : acked;
    return moment == null ? System.nanoTime() : moment;
  }

  /** The first moment seen. */
  public long first() {
    return handed != null ? handed : built != null ? built : sent;
  }

  /** Microseconds from the first moment seen to this one. */
  Long micros(Long moment) {
    return moment == null ? null : (moment - first()) / 1000;
  }
}
