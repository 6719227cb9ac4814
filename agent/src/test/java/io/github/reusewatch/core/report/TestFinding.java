package io.github.reusewatch.core.report;

/** The finding of the contract's example, of which a test changes what it is about. */
final class TestFinding {
  static final long START = 5_000_000_000L;

  private Kind kind = Kind.CHANGED_BEFORE_SEND;
  private Wire wire = Wire.CHANGED;
  private String outcome = "acked";
  private ProducerId producer =
      new ProducerId("org.apache.kafka.clients.producer.KafkaProducer", "producer-1", "4.1.2");
  private String topic = "orders";
  private Integer partition = 3;
  private Long offset = 1829L;
  private Role role = Role.VALUE;
  private String header;
  private Timeline timeline =
      new Timeline(
          null, START, START + 2_004_113_000L, START + 2_004_120_000L, START + 2_009_333_000L);
  private int crcAfter = 0xe3069283;
  private Difference difference;
  private ByteChange change;
  private CallSite sendSite =
      new CallSite("writer-1", true, Stacks.trace("com.acme.Writer.flush(Writer.java:88)"));
  private String note;
  private WrittenBy writtenBy = WrittenBy.NOBODY_SEEN;
  private CallSite handedSite;
  private CallSite builtSite =
      new CallSite("http-7", true, Stacks.trace("com.acme.Orders.post(Orders.java:41)"));

  TestFinding kind(Kind newKind) {
    kind = newKind;
    return this;
  }

  TestFinding wire(Wire newWire) {
    wire = newWire;
    return this;
  }

  TestFinding outcome(String newOutcome) {
    outcome = newOutcome;
    return this;
  }

  TestFinding producer(ProducerId id) {
    producer = id;
    return this;
  }

  TestFinding topic(String name) {
    topic = name;
    return this;
  }

  /** {@code null}: not known. */
  TestFinding position(Integer newPartition, Long newOffset) {
    partition = newPartition;
    offset = newOffset;
    return this;
  }

  TestFinding role(Role newRole, String newHeader) {
    role = newRole;
    header = newHeader;
    return this;
  }

  /** In milliseconds; {@code null}: not seen. */
  TestFinding timeline(Integer built, int sent, Integer copied, Integer acked) {
    timeline = new Timeline(null, nanos(built), nanos(sent), nanos(copied), nanos(acked));
    return this;
  }

  TestFinding crcAfter(int crc) {
    crcAfter = crc;
    return this;
  }

  TestFinding difference(Difference newDifference) {
    difference = newDifference;
    return this;
  }

  /** In the place of CRC and difference. */
  TestFinding change(ByteChange newChange) {
    change = newChange;
    return this;
  }

  TestFinding sendSite(CallSite site) {
    sendSite = site;
    return this;
  }

  TestFinding sentAt(String... frames) {
    return sendSite(new CallSite("writer-1", true, Stacks.trace(frames)));
  }

  TestFinding builtSite(CallSite site) {
    builtSite = site;
    return this;
  }

  /** Handed over this many milliseconds before it was built. */
  TestFinding handed(int millis, CallSite site) {
    timeline =
        new Timeline(
            timeline.built - millis * 1_000_000L,
            timeline.built,
            timeline.sent,
            timeline.copied,
            timeline.acked);
    handedSite = site;
    return this;
  }

  TestFinding writtenBy(WrittenBy newWrittenBy) {
    writtenBy = newWrittenBy;
    return this;
  }

  Finding make() {
    return new Finding(
        kind,
        wire,
        outcome,
        producer,
        new RecordPart(topic, partition, offset, role, header, 0, 256),
        timeline,
        change == null ? new ByteChange(0x1c291ca3, crcAfter, difference) : change,
        sendSite,
        builtSite,
        handedSite,
        writtenBy,
        note);
  }

  TestFinding note(String newNote) {
    note = newNote;
    return this;
  }

  /** The moment so many milliseconds after the record was built. */
  static Long nanos(Integer millis) {
    return millis == null ? null : START + millis * 1_000_000L;
  }
}
