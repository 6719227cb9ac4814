package io.github.reusewatch.demo.bench;

import io.github.reusewatch.demo.bench.app.Workload;
import io.github.reusewatch.demo.bench.broker.AcknowledgingBroker;
import io.github.reusewatch.demo.run.ChildProcess;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** A process that acknowledges at once. */
final class ScriptedBroker implements Broker {
  private final ChildProcess child;
  private final ProcessHandle handle;
  private final int port;
  private final Path log;

  private ScriptedBroker(ChildProcess child, ProcessHandle handle, int port, Path log) {
    this.child = child;
    this.handle = handle;
    this.port = port;
    this.log = log;
  }

  /** Returns when it listens. */
  static ScriptedBroker start(Path log) throws IOException {
    ChildProcess child =
        new ChildProcess(new ProcessBuilder(command()).redirectError(log.toFile()));
    try {
      Process process = child.start();
      String line = process.inputReader().readLine();
      if (line == null || !line.startsWith(AcknowledgingBroker.PORT)) {
        throw new IOException("the broker has not started, see " + log);
      }
      int port = Integer.parseInt(line.substring(AcknowledgingBroker.PORT.length()));
      return new ScriptedBroker(child, process.toHandle(), port, log);
    } catch (IOException e) {
      child.close();
      throw e;
    }
  }

  private static List<String> command() {
    return JavaCommand.of(
        List.of("-Xmx256m", "-XX:+UseSerialGC"),
        AcknowledgingBroker.class,
        List.of(Workload.TOPIC, Integer.toString(Workload.PARTITIONS)));
  }

  @Override
  public String bootstrapServers() {
    return "127.0.0.1:" + port;
  }

  @Override
  public Optional<Duration> cpu() {
    return handle.info().totalCpuDuration();
  }

  @Override
  public void check() throws IOException {
    if (!handle.isAlive()) {
      throw new IOException("the broker has ended, see " + log);
    }
  }

  @Override
  public void close() {
    child.close();
  }
}
