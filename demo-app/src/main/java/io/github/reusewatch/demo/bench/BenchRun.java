package io.github.reusewatch.demo.bench;

import io.github.reusewatch.demo.run.Screen;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.stream.Stream;

/** The run from its first process to its files. */
final class BenchRun {
  private final Settings settings;
  private final Screen screen;

  BenchRun(Settings settings, Screen screen) {
    this.settings = settings;
    this.screen = screen;
  }

  /** Whether every fork counts. */
  boolean run() throws IOException, InterruptedException, ExecutionException {
    clear();
    Machine machine = Machine.here(settings);
    Measurements measurements = measure();
    // Without a broker beside them.
    int count = settings.timing().starts() * settings.started().size();
    screen.step(count + " starts of a JVM");
    Starts starts = new Starts(new StartRunner(settings).run());
    write(new Results(machine, settings, measurements, starts));
    return measurements.failed().isEmpty();
  }

  private Measurements measure() throws IOException, InterruptedException, ExecutionException {
    List<Fork> forks = Schedule.of(settings.cells(), settings.timing().forks());
    Progress progress = new Progress(screen, settings, forks.size());
    progress.begin();
    Measurements measurements = new Measurements();
    try (Broker broker = broker()) {
      ForkRunner runner = new ForkRunner(settings, broker);
      for (Fork fork : forks) {
        ForkResult result = runner.run(fork);
        measurements.add(result);
        progress.done(result);
      }
    }
    return measurements;
  }

  private Broker broker() throws IOException, InterruptedException, ExecutionException {
    return settings.realBroker()
        ? RealBroker.start()
        : ScriptedBroker.start(settings.logs().resolve("broker.log"));
  }

  private void write(Results results) throws IOException {
    List<String> text = ResultText.of(results);
    Files.writeString(settings.json(), ResultJson.of(results));
    Files.write(settings.text(), text);
    screen.text("\n" + String.join("\n", text) + "\n");
    screen.step("written to " + settings.results());
  }

  /** A run that breaks off must not show the results of another. */
  private void clear() throws IOException {
    Files.createDirectories(settings.logs());
    Files.deleteIfExists(settings.json());
    Files.deleteIfExists(settings.text());
    try (Stream<Path> logs = Files.list(settings.logs())) {
      for (Path each : logs.filter(Files::isRegularFile).toList()) {
        Files.delete(each);
      }
    }
  }
}
