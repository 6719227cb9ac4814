package io.github.reusewatch.core.report;

import java.util.HashSet;
import java.util.Locale;
import java.util.Set;

/** The block on stderr for the first finding of each cause: to be understood in ten seconds. */
public final class TextReport implements Outlet {
  private static final int MOST_FRAMES = 12;

  private final Console console;

  /** What was printed; no more than there are causes. */
  private final Set<String> printed = new HashSet<>();

  public TextReport(Console console) {
    this.console = console;
  }

  @Override
  public void accept(Finding finding, String fingerprint, long occurrence) {
    if (finding.isOfBatch() ? isNewOfBatch(finding) : isNew(finding, occurrence)) {
      console.print(text(finding, fingerprint));
    }
  }

  private boolean isNew(Finding finding, long occurrence) {
    if (occurrence != 1) {
      return false;
    }
    boolean firstOfItsKind =
        printed.add(finding.kind + " " + finding.part.topic + " " + finding.part.role);
    // One whose place was not taken has a fingerprint of its own, but tells nothing new behind one
    // that was printed with its place.
    return firstOfItsKind || finding.place() != null;
  }

  /** A batch that the broker took does more harm than one of which that is not known. */
  private boolean isNewOfBatch(Finding finding) {
    return printed.add(
        finding.kind + " " + finding.part.topic + " " + finding.wire + finding.answer.isAppended());
  }

  static String text(Finding finding, String fingerprint) {
    StringBuilder out = new StringBuilder(2048);
    out.append("==== reusewatch: ")
        .append(finding.severity())
        .append(" ")
        .append(finding.kind)
        .append(" [")
        .append(fingerprint)
        .append("]\n");
    if (finding.isOfBatch()) {
      batch(out, finding);
    } else {
      record(out, finding);
    }
    return out.append(SummaryLine.of(finding)).toString();
  }

  private static void batch(StringBuilder out, Finding finding) {
    BatchText text = new BatchText(finding);
    out.append(text.what()).append('\n').append(text.consequence()).append('\n');
    RecordPart part = finding.part;
    row(out, "batch", part.position() + ", " + (part.regionOffset + part.regionLength) + " bytes");
    row(
        out,
        "wire",
        finding.wire.text()
            + ", outcome "
            + (finding.outcome == null ? "not known yet" : finding.outcome));
    row(out, "freed", text.freed());
    if (finding.freed != null) {
      site(out, "", new CallSite(finding.freed.thread, true, finding.freed.trace), "");
    }
    row(out, "taken by", text.taken());
    if (finding.change != null) {
      row(out, "change", crc(finding.change) + " (of what follows the CRC in the batch's header)");
    }
    row(out, "producer", producer(finding.producer));
    row(out, "next", text.next());
  }

  private static void record(StringBuilder out, Finding finding) {
    RecordPart part = finding.part;
    out.append("The ")
        .append(part.described())
        .append(
            finding.kind == Kind.RELEASED_BEFORE_ACK
                ? " of a record was given back before the send was acknowledged; nothing changed yet"
                : " of a record changed " + finding.kind.when(finding.wire))
        .append(".\n");
    out.append(Explanation.consequence(finding)).append('\n');
    row(
        out,
        "record",
        part.position()
            + ", "
            + part.described()
            + ", "
            + part.regionLength
            + " bytes from offset "
            + part.regionOffset
            + " of their array or buffer");
    row(out, "wire", finding.wire.text() + ", outcome " + finding.outcome);
    row(
        out,
        "change",
        finding.kind == Kind.RELEASED_BEFORE_ACK
            ? "none; crc32c " + ByteChange.hex(finding.change.crcBefore)
            : change(finding.change));
    if (finding.note != null) {
      row(out, "note", finding.note);
    }
    row(out, "timeline", timeline(finding));
    row(out, "producer", producer(finding.producer));
    if (finding.handedSite != null) {
      site(out, "handed by", finding.handedSite, "another hand-over");
    }
    site(out, "sent by", finding.sendSite, "another send of this producer to this topic");
    if (finding.builtSite == null) {
      row(out, "built by", "not seen: the bytes are watched from the entry of send");
    } else {
      site(out, "built by", finding.builtSite, "another record for this topic");
    }
    if (finding.kind != Kind.SHARED_SERIALIZER_BUFFER) {
      writer(out, finding);
    }
    row(out, "next", Explanation.next(finding));
  }

  private static String crc(ByteChange change) {
    return "crc32c "
        + ByteChange.hex(change.crcBefore)
        + " -> "
        + (change.crcAfter == null ? "not known" : ByteChange.hex(change.crcAfter));
  }

  private static void writer(StringBuilder out, Finding finding) {
    WrittenBy writer = finding.writtenBy;
    if (!writer.isKnown()) {
      row(out, "writer", "not seen (see the options writer and writer-packages)");
      return;
    }
    row(
        out,
        finding.kind == Kind.RELEASED_BEFORE_ACK ? "released" : "writer",
        WriterText.of(finding));
    frames(out, writer.frames());
  }

  private static String change(ByteChange change) {
    if (change.restored) {
      return "crc32c "
          + ByteChange.hex(change.crcBefore)
          + ", and the same again when it was looked at: only the write was seen";
    }
    String crc = crc(change);
    Difference difference = change.difference;
    if (difference == null) {
      return crc + "; which bytes: no copy was kept (evidence=copy keeps one)";
    }
    String bytes =
        crc
            + (difference.count == 1
                ? "; byte " + difference.first + " differs"
                : "; bytes "
                    + difference.first
                    + " to "
                    + difference.last
                    + ", "
                    + difference.count
                    + " of them differ");
    return difference.before == null
        ? bytes
        : bytes
            + "; before 0x"
            + Hex.of(difference.before)
            + ", after 0x"
            + Hex.of(difference.after);
  }

  private static String timeline(Finding finding) {
    Timeline timeline = finding.timeline;
    String end = finding.outcome.startsWith("failed:") ? "failed" : "acked";
    return (timeline.handed == null
            ? ""
            : moment("handed", timeline.micros(timeline.handed)) + " | ")
        + moment("built", timeline.micros(timeline.built))
        + " | "
        + moment("sent", timeline.micros(timeline.sent))
        + " | "
        + moment("copied", timeline.micros(timeline.copied))
        + " | "
        + moment(end, timeline.micros(timeline.acked));
  }

  private static String moment(String name, Long micros) {
    return name
        + " "
        + (micros == null ? "-" : String.format(Locale.ROOT, "%.3f ms", micros / 1000.0));
  }

  private static String producer(ProducerId id) {
    return id.className
        + ", client.id "
        + (id.clientId == null ? "unknown" : Printable.of(id.clientId))
        + ", kafka-clients "
        + (id.kafkaVersion == null ? "of unknown version" : id.kafkaVersion);
  }

  private static void site(StringBuilder out, String name, CallSite site, String other) {
    StackTraceElement[] frames = site.frames();
    row(
        out,
        name,
        "thread "
            + Printable.of(site.thread)
            + (frames == null
                ? "; no stack was taken (see the option stacks)"
                : site.exact
                    ? ""
                    : "; the stack is that of " + other + " (stacks=all takes every one)"));
    frames(out, frames);
  }

  private static void frames(StringBuilder out, StackTraceElement[] frames) {
    for (int i = 0; frames != null && i < frames.length && i < MOST_FRAMES; i++) {
      row(out, "", "  at " + Frames.text(frames[i]));
    }
    if (frames != null && frames.length > MOST_FRAMES) {
      row(out, "", "  ... " + (frames.length - MOST_FRAMES) + " more");
    }
  }

  private static void row(StringBuilder out, String name, String text) {
    out.append(String.format("  %-9s %s\n", name, text));
  }

  @Override
  public String name() {
    return "standard error";
  }

  @Override
  public void close() {}
}
