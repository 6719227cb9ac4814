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
    List<Fork> forks = Schedule.of(settings.cells(), settings.timing().forks());
    Progress progress = new Progress(screen, settings, forks.size());
    progress.begin();
    // Without a broker beside them.
    Starts starts = new Starts(new StartRunner(settings).run());
    Measurements measurements = new Measurements();
    Results results = new Results(machine, settings, measurements, starts);
    measure(forks, results, progress);
    screen.text("\n" + String.join("\n", ResultText.of(results)) + "\n");
    screen.step("written to " + settings.results());
    return measurements.failed().isEmpty();
  }

  private void measure(List<Fork> forks, Results results, Progress progress)
      throws IOException, InterruptedException, ExecutionException {
    try (Broker broker = broker()) {
      ForkRunner runner = new ForkRunner(settings, broker);
      for (int i = 0; i < forks.size(); i++) {
        broker.check();
        ForkResult result = runner.run(forks.get(i));
        results.measurements().add(result);
        progress.done(result);
        boolean last = i == forks.size() - 1;
        // An hour's run that is interrupted leaves the rounds that are complete.
        if (last || forks.get(i + 1).round() > forks.get(i).round()) {
          write(results);
        }
      }
    }
  }

  private Broker broker() throws IOException, InterruptedException, ExecutionException {
    return settings.realBroker()
        ? RealBroker.start()
        : ScriptedBroker.start(settings.logs().resolve("broker.log"));
  }

  private void write(Results results) throws IOException {
    Files.writeString(settings.json(), ResultJson.of(results));
    Files.write(settings.text(), ResultText.of(results));
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
