package io.github.reusewatch.it;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import io.github.reusewatch.writers.Expected;
import io.github.reusewatch.writers.WriterCase;
import java.util.List;

/** What the agent says of one writer, beside what is to be said. */
final class WriterAnswer {
  /** How right it is. */
  enum Verdict {
    EXACT("exact"),
    /** Nobody is named; or nothing is found where there is nothing. */
    NONE("none"),
    WRONG("WRONG");

    private final String text;

    Verdict(String text) {
      this.text = text;
    }
  }

  private static final String OWN_PACKAGE = "io.github.reusewatch.writers.";

  final WriterCase writer;
  final Verdict verdict;
  private final String expected;
  private final String got;

  private WriterAnswer(WriterCase writer, Verdict verdict, String expected, String got) {
    this.writer = writer;
    this.verdict = verdict;
    this.expected = expected;
    this.got = got;
  }

  /**
   * Compares.
   *
   * @param findings those of the writer's topic
   */
  static WriterAnswer of(WriterCase writer, List<JsonObject> findings, MarkedLines lines) {
    String expected =
        writer.expected().equals(Expected.MARKED_LINE) ? lines.of(writer.id()) : writer.expected();
    String got = findings.size() == 1 ? named(findings.get(0)) : findings.size() + " findings";
    if (findings.isEmpty()) {
      got = Expected.NO_FINDING;
    }
    return new WriterAnswer(writer, verdict(writer, expected, got), expected, got);
  }

  private static Verdict verdict(WriterCase writer, String expected, String got) {
    if (expected.equals(Expected.NO_FINDING) || got.equals(Expected.NO_FINDING)) {
      return expected.equals(got) ? Verdict.NONE : Verdict.WRONG;
    }
    if (got.equals(Expected.NONE)) {
      return Verdict.NONE;
    }
    String onThread = " on " + writer.thread();
    boolean exact =
        expected.startsWith("(")
            ? got.startsWith(OWN_PACKAGE) && got.endsWith(expected + onThread)
            : got.equals(expected + onThread);
    return exact ? Verdict.EXACT : Verdict.WRONG;
  }

  /** The top frame and the thread, as {@code a.B.c(B.java:5) on writer-x}. */
  private static String named(JsonObject finding) {
    JsonObject writer = finding.getAsJsonObject("writer");
    String evidence = writer.get("evidence").getAsString();
    if (evidence.equals("none")) {
      return Expected.NONE;
    }
    JsonElement stack = writer.get("stack");
    String frame =
        stack.isJsonArray() && !stack.getAsJsonArray().isEmpty()
            ? stack.getAsJsonArray().get(0).getAsString()
            : "no stack";
    String named = frame + " on " + writer.get("thread").getAsString();
    return evidence.equals("trap") ? named : evidence + ": " + named;
  }

  @Override
  public String toString() {
    return String.format(
        "%-30s %-5s  expected %s  got %s", writer.id(), verdict.text, expected, got);
  }
}
