package io.github.reusewatch.truth;

import java.nio.ByteBuffer;
import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.header.Header;
import org.apache.kafka.common.header.internals.RecordHeader;

/** The parts of one record, and what becomes of them. */
final class Parcel {
  private final RecordPlan plan;
  private final Map<Role, Part> parts;

  Parcel(RecordPlan plan, Map<Role, Part> parts) {
    this.plan = plan;
    this.parts = parts;
  }

  Collection<Part> parts() {
    return parts.values();
  }

  /** Memory that the behaviour applies to. */
  List<Memory> touched() {
    return parts.values().stream().filter(Part::touched).map(Part::memory).toList();
  }

  /** What the producer would send if it sent now. */
  Map<Role, Sum> sums(ProducerPlan producer) {
    Map<Role, Sum> sums = new EnumMap<>(Role.class);
    parts.forEach((role, part) -> sums.put(role, producer.form(role).sum(part.handed())));
    return sums;
  }

  /** With a header of its own that tells which record it is. */
  ProducerRecord<Object, Object> record(String topic) {
    Header identity = new RecordHeader(Role.IDENTITY_KEY, indexBytes());
    Header payload =
        parts.containsKey(Role.HEADER)
            ? new RecordHeader(Role.HEADER_KEY, (byte[]) handed(Role.HEADER))
            : null;
    List<Header> headers = payload == null ? List.of(identity) : List.of(identity, payload);
    if (plan.headerAtConstruction()) {
      return new ProducerRecord<>(topic, null, handed(Role.KEY), handed(Role.VALUE), headers);
    }
    ProducerRecord<Object, Object> record =
        new ProducerRecord<>(topic, handed(Role.KEY), handed(Role.VALUE));
    headers.forEach(record.headers()::add);
    return record;
  }

  private Object handed(Role role) {
    Part part = parts.get(role);
    return part == null ? null : part.handed();
  }

  @SuppressWarnings("ByteBufferBackingArray") // allocated here
  private byte[] indexBytes() {
    return ByteBuffer.allocate(Integer.BYTES).putInt(plan.index()).array();
  }
}
