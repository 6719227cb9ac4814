package io.github.reusewatch.core.report;

import java.util.Locale;

/** Who wrote into the bytes, for people. */
final class WriterText {
  private WriterText() {}

  /** Of a finding whose writer is known. */
  static String of(Finding finding) {
    WrittenBy writer = finding.writtenBy;
    return "thread "
        + Printable.of(writer.thread)
        + ", at "
        + String.format(Locale.ROOT, "%.3f ms", finding.timeline.micros(writer.nanos) / 1000.0)
        + what(finding, writer)
        + (writer.frames() == null ? "; no stack was taken (see the option stacks)" : "");
  }

  private static String what(Finding finding, WrittenBy writer) {
    switch (writer.evidence) {
      case TRAP:
        return writer.more == 0
            ? ", the only write seen"
            : String.format(Locale.ROOT, ", the first of %,d writes seen", writer.more + 1L);
      case OVERLAPPING_SEND:
        return ": it used the same array for another record; who filled it for that one wrote (see the option writer-packages)";
      default:
        if (finding.kind == Kind.RELEASED_BEFORE_ACK) {
          return "";
        }
        return ", or whoever got the array from the pool: here it was given back";
    }
  }

  /** The end of the line to grep for; empty if no place is known. */
  static String summary(Finding finding) {
    String place = finding.writerPlace();
    if (place == null) {
      return "";
    }
    switch (finding.writtenBy.evidence) {
      case TRAP:
        return ", written at " + place + by(finding);
      case OVERLAPPING_SEND:
        return ", used again at " + place;
      default:
        return ", given back at " + place;
    }
  }

  /** A library of the application's that wrote for it. */
  private static String by(Finding finding) {
    StackTraceElement[] frames = finding.writtenBy.frames();
    if (frames.length == 0 || Frames.isJdk(frames[0])) {
      return "";
    }
    String top = Frames.text(frames[0]);
    return top.equals(finding.writerPlace()) ? "" : " by " + top;
  }
}
