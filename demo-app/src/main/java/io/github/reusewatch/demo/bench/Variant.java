package io.github.reusewatch.demo.bench;

import io.github.reusewatch.demo.bench.app.HashingInterceptor;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** What is in the measured process beside the application. */
enum Variant {
  BARE("bare", Kind.NOTHING),
  DISABLED("enabled=false", Kind.DISABLED),
  DEFAULT("default", Kind.REUSEWATCH),
  WATCH_SEND("watch=send", Kind.REUSEWATCH),
  SAMPLE("sample=0.01", Kind.REUSEWATCH),
  STACKS("stacks=all", Kind.REUSEWATCH),
  EVIDENCE("evidence=copy", Kind.REUSEWATCH),
  WRITER("writer=on", Kind.REUSEWATCH),
  PROTECT("pool=protect", Kind.REUSEWATCH),
  OPENTELEMETRY("opentelemetry", Kind.OPENTELEMETRY),
  INTERCEPTOR("interceptor", Kind.INTERCEPTOR);

  /** Those that every load is measured with. */
  static final List<Variant> PEERS = List.of(BARE, DEFAULT, OPENTELEMETRY);

  /** Whose starts are measured. */
  static final List<Variant> STARTED = List.of(BARE, DISABLED, DEFAULT, OPENTELEMETRY);

  private final String label;
  private final Kind kind;

  Variant(String label, Kind kind) {
    this.label = label;
    this.kind = kind;
  }

  static Variant of(String label) {
    return Arrays.stream(values())
        .filter(each -> each.label.equals(label))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "there is no variant '" + label + "', only " + labels(List.of(values()))));
  }

  static String labels(List<Variant> variants) {
    return variants.stream().map(Variant::toString).collect(Collectors.joining(", "));
  }

  /** What the JVM is started with. */
  List<String> jvmOptions(Agents agents) {
    return switch (kind) {
      case NOTHING, INTERCEPTOR -> List.of();
      case DISABLED, REUSEWATCH ->
          List.of("-javaagent:" + agents.reusewatch() + (this == DEFAULT ? "" : "=" + label));
      case OPENTELEMETRY ->
          List.of(
              "-javaagent:" + agents.openTelemetry(),
              "-Dotel.instrumentation.common.default-enabled=false",
              "-Dotel.instrumentation.kafka.enabled=true",
              "-Dotel.traces.exporter=none",
              "-Dotel.metrics.exporter=none",
              "-Dotel.logs.exporter=none");
    };
  }

  /** What has to be there for it. */
  List<Path> jars(Agents agents) {
    return switch (kind) {
      case NOTHING, INTERCEPTOR -> List.of();
      case DISABLED, REUSEWATCH -> List.of(agents.reusewatch());
      case OPENTELEMETRY -> List.of(agents.openTelemetry());
    };
  }

  /** The client's settings, beside those of the load. */
  Map<String, String> producer() {
    return kind == Kind.INTERCEPTOR
        ? Map.of("interceptor.classes", HashingInterceptor.class.getName())
        : Map.of();
  }

  /** Whether the agent watches, and has to say so. */
  boolean watches() {
    return kind == Kind.REUSEWATCH;
  }

  /** The header that records have for it, as a proof that it was there. */
  Optional<String> header() {
    return switch (kind) {
      case OPENTELEMETRY -> Optional.of("traceparent");
      case INTERCEPTOR -> Optional.of(HashingInterceptor.HEADER);
      default -> Optional.empty();
    };
  }

  @Override
  public String toString() {
    return label;
  }

  private enum Kind {
    NOTHING,
    DISABLED,
    REUSEWATCH,
    OPENTELEMETRY,
    INTERCEPTOR
  }
}
