package io.github.reusewatch.core;

import io.github.reusewatch.bridge.PoolBridge;
import io.github.reusewatch.bridge.SendBridge;
import io.github.reusewatch.core.config.Choices.OnFinding;
import io.github.reusewatch.core.config.Choices.Writer;
import io.github.reusewatch.core.config.Config;
import io.github.reusewatch.core.config.Options;
import io.github.reusewatch.core.config.Stretch;
import io.github.reusewatch.core.instrument.ClientTransformer;
import io.github.reusewatch.core.instrument.GeneratedCallbacks;
import io.github.reusewatch.core.kafka.KafkaClient;
import io.github.reusewatch.core.pool.PoolWatch;
import io.github.reusewatch.core.report.Console;
import io.github.reusewatch.core.report.ExitSummary;
import io.github.reusewatch.core.report.FindingCounts;
import io.github.reusewatch.core.report.FindingQueue;
import io.github.reusewatch.core.report.HoldStatistics;
import io.github.reusewatch.core.report.HoldSummary;
import io.github.reusewatch.core.report.LateThread;
import io.github.reusewatch.core.report.Outlet;
import io.github.reusewatch.core.report.PoolStatistics;
import io.github.reusewatch.core.report.Reporter;
import io.github.reusewatch.core.report.SendStatistics;
import io.github.reusewatch.core.report.TextReport;
import io.github.reusewatch.core.watch.Producers;
import io.github.reusewatch.core.watch.SendWatch;
import io.github.reusewatch.core.watch.WatchedSend;
import io.github.reusewatch.core.writer.WatchedRegions;
import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** The agent's parts, wired: options to watch to instrumentation to report. */
final class Installation {
  /**
   * A burst of a broker's absence is thousands of findings; ten times that is 20 MB for the seconds
   * until they are written.
   */
  private static final int QUEUED_FINDINGS = 65_536;

  private static final long REPORT_REST_MILLIS = 10_000;

  private final Config config;
  private final Console console;
  private final List<Outlet> outlets;
  private final FindingQueue queue = new FindingQueue(QUEUED_FINDINGS);
  private final FindingCounts counts = new FindingCounts();
  private final SendStatistics statistics = new SendStatistics();
  private final PoolStatistics poolStatistics = new PoolStatistics();
  private final HoldStatistics holds = new HoldStatistics();
  private final Reporter reporter;
  private final WatchedRegions regions = new WatchedRegions();
  private final Ownership ownership;
  private final SendWatch watch;
  private final PoolWatch pool;
  private final ClientTransformer transformer;
  private final Instrumentation instrumentation;
  private final WriterTrapping trapping;

  /**
   * @param outlets beside the text on stderr
   * @param thread for the reporter, not started yet
   */
  Installation(
      Config config,
      Console console,
      List<Outlet> outlets,
      Instrumentation instrumentation,
      LateThread thread) {
    this.config = config;
    this.console = console;
    this.outlets = outlets;
    this.instrumentation = instrumentation;
    this.transformer = new ClientTransformer(config, statistics, console);
    this.ownership = new Ownership(config, console, regions);
    this.watch =
        new SendWatch(
            config,
            new Producers(this::client),
            statistics,
            holds,
            queue,
            regions,
            ownership.handovers());
    this.pool = new PoolWatch(config, queue, statistics, poolStatistics);
    this.trapping = new WriterTrapping(instrumentation, regions, watch);
    List<Outlet> told = new ArrayList<>();
    told.add(new TextReport(console));
    told.addAll(outlets);
    told.add(new Escalation(config, console::info, trapping));
    this.reporter =
        new Reporter(
            thread, queue, told, counts, console, SendBridge::errors, SendBridge::firstError);
  }

  /** Begins to listen, and returns what has to see every class from now on. */
  List<ClassFileTransformer> install() {
    sayWhatIsHeld(config.get(Options.STRETCH));
    SendBridge.listen(watch);
    PoolBridge.listen(pool);
    reporter.start();
    if (config.get(Options.WRITER) == Writer.ON) {
      console.info(
          trapping.putInForAll(config.get(Options.WRITER_PACKAGES).list())
              + "; in further ones as they are loaded, until the process ends");
    }
    List<ClassFileTransformer> transformers = new ArrayList<>(ownership.install(instrumentation));
    transformers.add(transformer);
    return transformers;
  }

  void sayWhatIsLoadedAlready(List<Class<?>> tooEarly) {
    transformer.sayWhatIsLoadedAlready(tooEarly);
  }

  private void sayWhatIsHeld(Stretch stretch) {
    if (stretch.isOn()) {
      console.warn(
          "stretch="
              + stretch
              + ": that part of the watched sends, drawn at random, is held for that long at the entry of KafkaProducer.send, as if a broker were away. This slows the application down.");
    }
  }

  private KafkaClient client(Class<?> producerClass) {
    try {
      return new KafkaClient(
          producerClass,
          transformer.seenMoments(producerClass),
          new GeneratedCallbacks(WatchedSend.class));
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(
          "the client of " + producerClass + " has another shape than was seen in its class files",
          e);
    }
  }

  /**
   * The process ends. Nothing here writes by itself: standard error may be a pipe that nobody reads
   * any more.
   */
  void end() {
    try {
      long unfinished = watch.sweep();
      SendBridge.listen(null);
      pool.sweep(); // and stays: what it protects may still be on its way
      reporter.finish(REPORT_REST_MILLIS, () -> summary(unfinished));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    if (config.get(Options.ON_FINDING) == OnFinding.EXIT && counts.total() > 0) {
      Runtime.getRuntime().halt(config.get(Options.EXIT_CODE));
    }
  }

  private String summary(long unfinished) {
    List<String> files = outlets.stream().map(Outlet::name).collect(Collectors.toList());
    return new ExitSummary(
            statistics,
            poolStatistics,
            config.get(Options.POOL),
            counts,
            queue,
            config.get(Options.WATCH),
            files,
            transformer.unmatchedProducers(),
            ofOptions())
        .text(unfinished, SendBridge.errors());
  }

  private List<String> ofOptions() {
    List<String> lines = new ArrayList<>(HoldSummary.lines(config.get(Options.STRETCH), holds));
    if (config.get(Options.WRITER) != Writer.OFF) {
      lines.addAll(trapping.summary());
    }
    lines.addAll(ownership.summary());
    return lines;
  }
}
