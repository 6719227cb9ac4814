package io.github.reusewatch.demo.bench;

import com.google.gson.Gson;
import com.google.gson.JsonParseException;
import io.github.reusewatch.demo.bench.app.Load;
import io.github.reusewatch.demo.bench.app.Measured;
import io.github.reusewatch.demo.bench.app.Workload;
import io.github.reusewatch.demo.run.ChildProcess;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;

/** Runs one fork after the other. */
final class ForkRunner {
  /** A heap and a collector that do not depend on the machine, so that collections compare. */
  private static final List<String> JVM = List.of("-Xms1g", "-Xmx1g", "-XX:+UseG1GC");

  private static final Gson GSON = new Gson();

  private final Settings settings;
  private final Broker broker;

  ForkRunner(Settings settings, Broker broker) {
    this.settings = settings;
    this.broker = broker;
  }

  /** Whatever goes wrong with the fork is in its result. */
  ForkResult run(Fork fork) throws InterruptedException {
    Path log = settings.logs().resolve(fork.name() + ".log");
    Path output = settings.logs().resolve(fork.name() + ".json");
    long begin = System.nanoTime();
    Optional<Duration> cpuBefore = broker.cpu();
    try {
      runProcess(command(fork, output), log);
      Double brokerCpu =
          cpuBefore
              .flatMap(before -> broker.cpu().map(after -> after.minus(before)))
              .map(used -> used.toNanos() / (double) (System.nanoTime() - begin))
              .orElse(null);
      Measured measured = GSON.fromJson(Files.readString(output), Measured.class);
      String problem =
          AgentSaid.problem(fork.variant(), Files.readAllLines(log), measured.headers())
              .map(what -> what + ", see " + log)
              .orElse(null);
      return new ForkResult(fork, measured, brokerCpu, problem);
    } catch (IOException | JsonParseException e) {
      return new ForkResult(fork, null, null, e.getMessage() + ", see " + log);
    }
  }

  private void runProcess(List<String> command, Path log) throws IOException, InterruptedException {
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .directory(settings.logs().toFile())
            .redirectErrorStream(true)
            .redirectOutput(log.toFile());
    Duration limit = settings.timing().processAtMost();
    try (ChildProcess child = new ChildProcess(builder)) {
      Process process = child.start();
      if (!process.waitFor(limit.toMillis(), TimeUnit.MILLISECONDS)) {
        throw new IOException("it did not end within " + limit.toSeconds() + " s");
      }
      if (process.exitValue() != 0) {
        throw new IOException("exit status " + process.exitValue());
      }
    }
  }

  private List<String> command(Fork fork, Path output) {
    List<String> jvm = new ArrayList<>(JVM);
    jvm.addAll(fork.variant().jvmOptions(settings.agents()));
    Map<String, String> producer = new TreeMap<>(fork.cell().producer());
    producer.putAll(fork.variant().producer());
    Timing timing = settings.timing();
    Workload workload =
        new Workload(
            fork.cell().size().bytes(),
            fork.cell().threads(),
            fork.cell().rate(),
            timing.warmUp(),
            timing.rounds(),
            timing.round(),
            producer);
    List<String> arguments = new ArrayList<>(List.of(broker.bootstrapServers(), output.toString()));
    arguments.addAll(workload.arguments());
    return JavaCommand.of(jvm, Load.class, arguments);
  }
}
