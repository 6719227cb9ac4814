package io.github.reusewatch.core.report;

/** A finding in one line. */
final class SummaryLine {
  private SummaryLine() {}

  /** The line to grep for. */
  static String of(Finding finding) {
    String line =
        "SUMMARY: reusewatch: "
            + finding.kind
            + " wire="
            + finding.wire.text()
            + " "
            + finding.part.position()
            + " ";
    return line + (finding.isOfBatch() ? new BatchText(finding).summary() : sentPart(finding));
  }

  private static String sentPart(Finding finding) {
    CallSite site = finding.sendSite;
    String other =
        site.placeOfAnother() == null
            ? ""
            : " (another send of this producer to this topic: " + site.placeOfAnother() + ")";
    return finding.part.described()
        + " sent "
        + (site.place() == null
            ? "by thread " + Printable.of(site.thread) + other
            : "at " + site.place())
        + builtByApplication(finding)
        + WriterText.summary(finding);
  }

  /** Where a framework's thread sends, the application's line is found at the construction. */
  private static String builtByApplication(Finding finding) {
    CallSite built = finding.builtSite;
    boolean helps =
        !finding.sendSite.isPlaceOfApplication()
            && finding.sendSite.place() != null
            && built != null
            && built.isPlaceOfApplication();
    return helps ? ", built at " + built.place() : "";
  }

  /** What is the same for all findings of a cause. */
  static String cause(Finding finding) {
    String cause = finding.kind + " " + finding.part.topic + " " + finding.part.role.text();
    if (finding.isOfBatch()) {
      return cause + ", kafka-clients " + version(finding);
    }
    String place = finding.place();
    return cause
        + " sent "
        + (place == null ? "from a place not taken (see the option stacks)" : "at " + place)
        + WriterText.summary(finding);
  }

  private static String version(Finding finding) {
    String version = finding.producer.kafkaVersion;
    return version == null ? "of unknown version" : version;
  }
}
