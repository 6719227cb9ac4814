package io.github.reusewatch.demo.bench;

import io.github.reusewatch.demo.bench.app.EmptyMain;
import io.github.reusewatch.demo.run.ChildProcess;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Measures what it takes to start a JVM whose main method returns at once, in turn. */
final class StartRunner {
  private static final int LIMIT_SECONDS = 60;

  private final Settings settings;

  StartRunner(Settings settings) {
    this.settings = settings;
  }

  List<Start> run() throws IOException, InterruptedException {
    List<Start> starts = new ArrayList<>();
    for (int round = 1; round <= settings.timing().starts(); round++) {
      List<Variant> variants = new ArrayList<>(settings.started());
      Collections.rotate(variants, 1 - round);
      for (Variant variant : variants) {
        starts.add(start(round, variant));
      }
    }
    return starts;
  }

  private Start start(int round, Variant variant) throws IOException, InterruptedException {
    Path log = settings.logs().resolve("start-" + variant.toString().replace('=', '-') + ".log");
    List<String> command =
        JavaCommand.of(variant.jvmOptions(settings.agents()), EmptyMain.class, List.of());
    ProcessBuilder builder =
        new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(log.toFile());
    Double cpuBefore = ChildrenCpu.millis();
    long begin = System.nanoTime();
    try (ChildProcess child = new ChildProcess(builder)) {
      Process process = child.start();
      if (!process.waitFor(LIMIT_SECONDS, TimeUnit.SECONDS) || process.exitValue() != 0) {
        throw new IOException("a JVM with an empty main did not start, see " + log);
      }
    }
    double wall = (System.nanoTime() - begin) / 1e6;
    Double cpuAfter = ChildrenCpu.millis();
    return new Start(
        round, variant, wall, cpuBefore == null || cpuAfter == null ? null : cpuAfter - cpuBefore);
  }
}
