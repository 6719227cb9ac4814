package io.github.reusewatch.core.report;

/** A finding in one line. */
final class SummaryLine {
  private SummaryLine() {}

  /** The line to grep for. */
  static String of(Finding finding) {
    return "SUMMARY: reusewatch: "
        + finding.kind
        + " wire="
        + finding.wire.text()
        + " "
        + finding.part.position()
        + " "
        + finding.part.described()
        + " "
        + at(finding);
  }

  /** What is the same for all findings of a cause. */
  static String cause(Finding finding) {
    return finding.kind
        + " "
        + finding.part.topic
        + " "
        + finding.part.role.text()
        + " "
        + at(finding);
  }

  private static String at(Finding finding) {
    String top = finding.sendSite.topOfApplication();
    return top == null ? "sent by thread " + finding.sendSite.thread : "sent at " + top;
  }
}
