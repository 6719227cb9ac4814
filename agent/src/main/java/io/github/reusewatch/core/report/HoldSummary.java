package io.github.reusewatch.core.report;

import io.github.reusewatch.core.config.Stretch;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What the exit summary says of the option {@code stretch}. */
public final class HoldSummary {
  private HoldSummary() {}

  /** Nothing, if the option is off. */
  public static List<String> lines(Stretch stretch, HoldStatistics holds) {
    List<String> lines = new ArrayList<>();
    if (stretch.isOn()) {
      lines.add("stretch=" + stretch + ": " + held(holds));
      long spared = holds.spared.sum();
      if (spared > 0) {
        lines.add(
            "stretch="
                + stretch
                + ": "
                + number(spared)
                + " more were drawn and not held: on a thread of the client's own, or inside another send");
      }
    }
    return lines;
  }

  private static String held(HoldStatistics holds) {
    long ended = holds.ended.sum();
    long begun = holds.begun.sum();
    if (begun == 0) {
      return "NO SEND WAS HELD: this run went as it would have gone without the option";
    }
    return number(begun)
        + " sends held at their entry, for "
        + String.format(Locale.ROOT, "%,.1f s", holds.nanos.sum() / 1e9)
        + " in all"
        + some(holds.interrupted.sum(), " of them cut short by an interrupt")
        + some(begun - ended, " still held when the process ended");
  }

  private static String some(long count, String what) {
    return count == 0 ? "" : "; " + number(count) + what;
  }

  private static String number(long count) {
    return String.format(Locale.ROOT, "%,d", count);
  }
}
