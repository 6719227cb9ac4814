package io.github.reusewatch.core.report;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.Writer;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;

/**
 * One JSON object a line, schema 1. Each line is flushed: a process that is killed loses none that
 * were written.
 */
final class JsonLines implements Outlet {
  private final Writer out;
  private final String name;
  private final Origin origin;

  JsonLines(Writer out, String name, Origin origin) {
    this.out = out;
    this.name = name;
    this.origin = origin;
  }

  @Override
  @SuppressWarnings("resource") // the writer stays open: a line is one value of many
  public void accept(Finding finding, String fingerprint, long occurrence) throws IOException {
    JsonWriter json = new JsonWriter(out);
    json.setSerializeNulls(true);
    json.setHtmlSafe(false);
    json.beginObject();
    json.name("schema").value(1);
    json.name("time").value(time(Instant.now()));
    json.name("kind").value(finding.kind.name());
    json.name("severity").value(finding.severity().text());
    json.name("wire").value(finding.wire.text());
    json.name("fingerprint").value(fingerprint);
    json.name("occurrence").value(occurrence == 0 ? null : (Long) occurrence);
    json.name("jvm").beginObject();
    json.name("pid").value(origin.pid()).name("host").value(origin.host()).endObject();
    producer(json, finding.producer);
    part(json, finding.part);
    json.name("outcome").value(finding.outcome);
    timeline(json, finding.timeline);
    change(json, finding.change);
    site(json.name("sendSite"), finding.sendSite);
    site(json.name("builtSite"), finding.builtSite);
    site(json.name("handedSite"), finding.handedSite);
    writer(json, finding);
    json.name("note").value(finding.note);
    batch(json.name("batch"), finding);
    json.endObject();
    json.flush();
    out.write('\n');
    out.flush();
  }

  private static void timeline(JsonWriter json, Timeline timeline) throws IOException {
    boolean seen = timeline != null;
    json.name("micros").beginObject();
    json.name("handed").value(seen ? timeline.micros(timeline.handed) : null);
    json.name("built").value(seen ? timeline.micros(timeline.built) : null);
    json.name("sent").value(seen ? timeline.micros(timeline.sent) : null);
    json.name("copied").value(seen ? timeline.micros(timeline.copied) : null);
    json.name("acked").value(seen ? timeline.micros(timeline.acked) : null);
    json.endObject();
  }

  private static void writer(JsonWriter json, Finding finding) throws IOException {
    WrittenBy writer = finding.writtenBy;
    json.name("writer").beginObject();
    json.name("evidence").value(writer.evidence.text());
    json.name("thread").value(writer.thread);
    stack(json.name("stack"), writer.frames());
    json.name("micros").value(writer.nanos == null ? null : finding.timeline.micros(writer.nanos));
    json.name("more").value(writer.more);
    json.endObject();
  }

  private static void batch(JsonWriter json, Finding finding) throws IOException {
    if (!finding.isOfBatch()) {
      json.nullValue();
      return;
    }
    FreedBatch freed = finding.freed;
    BatchTaker taker = finding.taker;
    json.beginObject();
    json.name("answer").value(finding.answer.text());
    json.name("freed").value(freed == null || freed.freed == null ? null : freed.freed.text());
    json.name("unsent").value(freed == null ? null : (Integer) freed.unsent);
    site(
        json.name("freedBy"), freed == null ? null : new CallSite(freed.thread, true, freed.trace));
    json.name("takenBy");
    if (taker == null) {
      json.nullValue();
    } else {
      json.beginObject();
      json.name("topic").value(taker.topic);
      json.name("partition").value(taker.partition);
      json.name("thread").value(taker.thread);
      json.endObject();
    }
    json.endObject();
  }

  static String time(Instant instant) {
    return Time.FORM.format(instant);
  }

  private static void producer(JsonWriter json, ProducerId id) throws IOException {
    json.name("producer").beginObject();
    json.name("class").value(id.className);
    json.name("clientId").value(id.clientId);
    json.name("kafkaVersion").value(id.kafkaVersion);
    json.endObject();
  }

  private static void part(JsonWriter json, RecordPart part) throws IOException {
    json.name("record").beginObject();
    json.name("topic").value(part.topic);
    json.name("partition").value(part.partition);
    json.name("offset").value(part.offset);
    json.name("role").value(part.role.text());
    json.name("header").value(part.header);
    json.name("region").beginArray().value(part.regionOffset).value(part.regionLength).endArray();
    json.endObject();
  }

  private static void change(JsonWriter json, ByteChange change) throws IOException {
    Difference difference = change == null ? null : change.difference;
    json.name("change").beginObject();
    json.name("crcBefore").value(change == null ? null : ByteChange.hex(change.crcBefore));
    json.name("crcAfter").value(change == null ? null : ByteChange.hex(change.crcAfter));
    json.name("first").value(difference == null ? null : difference.first);
    json.name("last").value(difference == null ? null : difference.last);
    json.name("count").value(difference == null ? null : difference.count);
    json.name("before")
        .value(difference == null || difference.before == null ? null : Hex.of(difference.before));
    json.name("after")
        .value(difference == null || difference.after == null ? null : Hex.of(difference.after));
    json.name("restored").value(change != null && change.restored);
    json.endObject();
  }

  private static void site(JsonWriter json, CallSite site) throws IOException {
    if (site == null) {
      json.nullValue();
      return;
    }
    json.beginObject().name("thread").value(site.thread).name("exact").value(site.exact);
    stack(json.name("stack"), site.frames());
    json.endObject();
  }

  private static void stack(JsonWriter json, StackTraceElement[] frames) throws IOException {
    if (frames == null) {
      json.nullValue();
      return;
    }
    json.beginArray();
    for (StackTraceElement frame : frames) {
      json.value(Frames.text(frame));
    }
    json.endArray();
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public void close() throws IOException {
    out.close();
  }

  /** Made for the first finding: the file is opened while the JVM starts. */
  private static final class Time {
    /** Always with milliseconds, so that lines sort by it as text. */
    static final DateTimeFormatter FORM =
        DateTimeFormatter.ofPattern("yyyy-MM-dd'T'HH:mm:ss.SSS'Z'").withZone(ZoneOffset.UTC);

    private Time() {}
  }
}
