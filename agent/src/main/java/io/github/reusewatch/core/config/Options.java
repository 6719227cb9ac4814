package io.github.reusewatch.core.config;

import io.github.reusewatch.core.config.Choices.Evidence;
import io.github.reusewatch.core.config.Choices.LogLevel;
import io.github.reusewatch.core.config.Choices.OnFinding;
import io.github.reusewatch.core.config.Choices.Pool;
import io.github.reusewatch.core.config.Choices.Report;
import io.github.reusewatch.core.config.Choices.Stacks;
import io.github.reusewatch.core.config.Choices.Watch;
import io.github.reusewatch.core.config.Choices.Writer;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/** All options of the agent. The order is that of the help. */
public final class Options {
  public static final Option<Boolean> ENABLED =
      new Option<>(
          "enabled",
          ValueType.bool(),
          "true",
          "false: the agent checks its options and then does nothing");
  public static final Option<TopicFilter> TOPICS =
      new Option<>("topics", ValueType.topics(), "*", "topics to watch");
  public static final Option<Double> SAMPLE =
      new Option<>(
          "sample",
          ValueType.fraction(),
          "1",
          "part of the sends watched, decided per send; the summary says what was skipped");
  public static final Option<Watch> WATCH =
      new Option<>(
          "watch",
          ValueType.oneOf(Watch.class),
          "record",
          "from when: the construction of the ProducerRecord, or the entry of send");
  public static final Option<Boolean> HEADERS =
      new Option<>("headers", ValueType.bool(), "true", "header values are watched too");
  public static final Option<ClassNames> PRODUCERS =
      new Option<>(
          "producers",
          ValueType.classes(),
          "",
          "classes other than KafkaProducer and MockProducer that implement Producer and keep the records they are given: watched with wire 'reference'");
  public static final Option<Stacks> STACKS =
      new Option<>(
          "stacks",
          ValueType.oneOf(Stacks.class),
          "sampled",
          "send-site and build-site stacks: sampled takes the first of each producer and topic, then 1 in 256, and all on a topic once it has a finding");
  public static final Option<Writer> WRITER =
      new Option<>(
          "writer",
          ValueType.oneOf(Writer.class),
          "auto",
          "write traps, which find the code that writes: on puts them in from the start, auto once a topic has a finding, for its records and in the packages that build and send them");
  public static final Option<ClassPrefixes> WRITER_PACKAGES =
      new Option<>(
          "writer-packages",
          ValueType.classPrefixes(),
          "",
          "where write traps go; empty: with writer=auto the packages in the stacks of the topic's sends, with writer=on everywhere but in the JDK, Kafka's client and agents");
  public static final Option<Duration> WRITER_FOR =
      new Option<>(
          "writer-for",
          ValueType.duration(),
          "600s",
          "how long the traps of writer=auto stay after the last finding");
  public static final Option<Pool> POOL =
      new Option<>(
          "pool",
          ValueType.oneOf(Pool.class),
          "detect",
          "the client's own batch buffers (CVE-2026-35554): detect finds those that the client uses again while they are being sent; protect also keeps them out of use; off leaves the pool alone");
  public static final Option<Stretch> STRETCH =
      new Option<>(
          "stretch",
          ValueType.stretch(),
          "off",
          "holds that part of the watched sends for that long at the entry of send, as a broker's absence would, so that a latent reuse shows on a quiet cluster; slows the application");
  public static final Option<MethodNames> RELEASE =
      new Option<>(
          "release",
          ValueType.methods(),
          "",
          "methods that give a buffer back, such as com.acme.Pool#release or io.netty.buffer.ByteBuf#release: a watched array that goes to one before its send is acknowledged is a finding");
  public static final Option<MethodNames> HANDOVER =
      new Option<>(
          "handover",
          ValueType.methods(),
          "",
          "methods that take a payload on its way to a record, such as com.acme.Writer#write: arrays in their arguments are watched from there");
  public static final Option<Boolean> HANDOVER_FRAMEWORKS =
      new Option<>(
          "handover-frameworks",
          ValueType.bool(),
          "true",
          "the payloads that Kafka Connect and Spring keep before they build a record are watched, too");
  public static final Option<Evidence> EVIDENCE =
      new Option<>(
          "evidence",
          ValueType.oneOf(Evidence.class),
          "auto",
          "keep a copy of watched bytes to show what changed; auto: once a topic has a finding, within evidence-budget");
  public static final Option<Long> EVIDENCE_BUDGET =
      new Option<>(
          "evidence-budget",
          ValueType.size(),
          "16MiB",
          "bytes of copies at most; past it the oldest copies are dropped");
  public static final Option<Boolean> SHOW_BYTES =
      new Option<>(
          "show-bytes",
          ValueType.bool(),
          "false",
          "true: print payload bytes (needs a kept copy, see evidence); false: findings give offsets and lengths only");
  public static final Option<Integer> MAX_IN_FLIGHT =
      new Option<>(
          "max-in-flight",
          ValueType.integer(1, 100_000_000),
          "1000000",
          "sends tracked at once at most; past it sends pass unwatched and are counted");
  public static final Option<Report> REPORT =
      new Option<>(
          "report",
          ValueType.oneOf(Report.class),
          "all",
          "wire: only what changed what the broker got, may have (wire: unknown) or may yet (at-risk)");
  public static final Option<String> FINDINGS_FILE =
      new Option<>(
          "findings-file",
          ValueType.pathPattern(),
          "",
          "JSON lines, appended; the file is created with mode 0600");
  public static final Option<OnFinding> ON_FINDING =
      new Option<>(
          "on-finding",
          ValueType.oneOf(OnFinding.class),
          "log",
          "exit: the process's exit status becomes exit-code at the end");
  public static final Option<Integer> EXIT_CODE =
      new Option<>("exit-code", ValueType.integer(1, 255), "66", "used by on-finding=exit");
  public static final Option<LogLevel> LOG_LEVEL =
      new Option<>(
          "log-level",
          ValueType.oneOf(LogLevel.class),
          "info",
          "the agent's own log; findings and the summary are printed at every level");
  public static final Option<Path> CONFIG =
      new Option<>(
          "config",
          ValueType.path(),
          "",
          "a properties file with any of these keys; the weakest source");

  /** Every option, in the order of the help. */
  public static final List<Option<?>> ALL =
      List.of(
          ENABLED,
          TOPICS,
          SAMPLE,
          WATCH,
          HEADERS,
          PRODUCERS,
          STACKS,
          WRITER,
          WRITER_PACKAGES,
          WRITER_FOR,
          POOL,
          STRETCH,
          RELEASE,
          HANDOVER,
          HANDOVER_FRAMEWORKS,
          EVIDENCE,
          EVIDENCE_BUDGET,
          SHOW_BYTES,
          MAX_IN_FLIGHT,
          REPORT,
          FINDINGS_FILE,
          ON_FINDING,
          EXIT_CODE,
          LOG_LEVEL,
          CONFIG);

  private Options() {}
}
