package io.github.reusewatch.core.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.reusewatch.core.config.BadOptionException;
import io.github.reusewatch.core.config.Config;
import io.github.reusewatch.core.config.Options;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.junit.jupiter.api.Test;

class HoldSummaryTest {
  private final HoldStatistics holds = new HoldStatistics();

  @Test
  void withoutTheOptionNothingIsSaid() throws BadOptionException {
    assertThat(lines("off")).isEmpty();
  }

  @Test
  void aRunInWhichNothingWasHeldIsSaidLoudly() throws BadOptionException {
    assertThat(lines("1%@2s"))
        .containsExactly(
            "stretch=1%@2s: NO SEND WAS HELD: this run went as it would have gone without the option");
  }

  @Test
  void whatWasHeldIsCounted() throws BadOptionException {
    holds.begun.add(1200);
    holds.ended.add(1200);
    holds.nanos.add(2_399_960_000_000L);
    assertThat(lines("1%@2s"))
        .containsExactly("stretch=1%@2s: 1,200 sends held at their entry, for 2,400.0 s in all");
  }

  @Test
  void whatWasHeldInPartOrNotAtAllIsSaid() throws BadOptionException {
    holds.begun.add(1203);
    holds.ended.add(1201);
    holds.interrupted.add(1);
    holds.spared.add(5);
    assertThat(lines("0.01@200ms"))
        .containsExactly(
            "stretch=0.01@200ms: 1,203 sends held at their entry, for 0.0 s in all; 1 of them cut short by an interrupt; 2 still held when the process ended",
            "stretch=0.01@200ms: 5 more were drawn and not held: on a thread of the client's own, or inside another send");
  }

  private List<String> lines(String option) throws BadOptionException {
    return HoldSummary.lines(
        Config.read("stretch=" + option, new Properties(), Map.of()).get(Options.STRETCH), holds);
  }
}
