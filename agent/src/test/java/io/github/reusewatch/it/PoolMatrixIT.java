package io.github.reusewatch.it;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.reusewatch.pool.Plot;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The client's own buffer pool: every scenario with every client over plaintext and TLS, while the
 * agent watches and while it protects. What the brokers got is held against what the agent said.
 */
class PoolMatrixIT {
  /** Cells whose names begin so: all, or what is looked into. */
  private static final String ONLY = System.getProperty("pool.only", "");

  /** How often a cell is played at most: see {@link PoolVerdict#cameAbout}. */
  private static final int ATTEMPTS = 3;

  private static final List<String> WITHOUT_DELIVERY_TIMEOUT =
      List.of("0.11.0.3", "1.1.1", "2.0.1");
  private static final List<String> COMMON =
      List.of("2.4.1", "2.8.2", "3.3.2", "3.6.2", "3.9.2", "4.0.2", "4.1.2", "4.2.2", "4.4.0");
  private static final List<String> POOL_ONLY =
      List.of("2.1.1", "2.7.2", "3.9.1", "4.0.1", "4.1.1");

  @TempDir private Path folder;

  @Test
  void theAgentSaysWhatTheBrokersSee() throws IOException {
    PoolMatrix matrix = new PoolMatrix();
    play(allCells(PoolMode.DETECT), matrix);
    play(allCells(PoolMode.PROTECT), matrix);
    play(someCells(PoolMode.OFF), matrix);
    Files.writeString(Path.of("target", "pool-matrix.txt"), matrix.text());
    assertThat(matrix.disagreements()).as(matrix.lastLine()).isEmpty();
    assertThat(matrix.lastLine()).endsWith(" disagree=0 corrupt under protect=0");
  }

  private void play(List<PoolCell> cells, PoolMatrix matrix) throws IOException {
    List<PoolCell> played = cells.stream().filter(cell -> cell.id().startsWith(ONLY)).toList();
    for (int attempt = 1; !played.isEmpty(); attempt++) {
      PoolRun.play(cells.get(0).mode(), played, Files.createTempDirectory(folder, "run"));
      List<PoolCell> again = new ArrayList<>();
      for (PoolCell cell : played) {
        if (attempt < ATTEMPTS && !PoolVerdict.cameAbout(cell)) {
          again.add(cell.playedAgain());
        } else {
          matrix.add(cell);
        }
      }
      played = again;
    }
  }

  private static List<PoolCell> allCells(PoolMode mode) {
    List<PoolCell> cells = new ArrayList<>();
    for (String version : WITHOUT_DELIVERY_TIMEOUT) {
      ClientUnderTest client = ClientUnderTest.ofVersion(version);
      cells.addAll(cells(client, plotsWithout(Plot::needsDeliveryTimeout), mode));
    }
    COMMON.forEach(
        version -> cells.addAll(cells(ClientUnderTest.ofVersion(version), allPlots(), mode)));
    POOL_ONLY.forEach(
        version ->
            cells.addAll(cells(ClientUnderTest.ofPoolOnlyVersion(version), allPlots(), mode)));
    cells.addAll(cells(incremental(), plotsWithout(Plot::fillsPool), mode));
    return cells;
  }

  private static List<PoolCell> someCells(PoolMode mode) {
    return cells(
        ClientUnderTest.ofPoolOnlyVersion("4.1.1"),
        List.of(Plot.EXPIRED_OTHER_TOPIC, Plot.EXPIRED_BEFORE_REQUEST),
        mode);
  }

  private static List<PoolCell> cells(ClientUnderTest client, List<Plot> plots, PoolMode mode) {
    List<PoolCell> cells = new ArrayList<>();
    for (Plot plot : plots) {
      cells.add(new PoolCell(client, plot, "plaintext", mode, 1));
      cells.add(new PoolCell(client, plot, "tls", mode, 1));
    }
    return cells;
  }

  /** It copies a batch into a buffer of its own size before it is sent. */
  private static ClientUnderTest incremental() {
    return ClientUnderTest.ofVersion("4.4.0")
        .withSetting("incremental", "buffer.memory.allocation.strategy=incremental");
  }

  private static List<Plot> allPlots() {
    return List.of(Plot.values());
  }

  private static List<Plot> plotsWithout(Predicate<Plot> some) {
    return Arrays.stream(Plot.values()).filter(some.negate()).toList();
  }
}
