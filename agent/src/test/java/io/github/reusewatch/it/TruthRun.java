package io.github.reusewatch.it;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.reusewatch.demo.cluster.LocalCluster;
import io.github.reusewatch.truth.Script;
import io.github.reusewatch.truth.TruthApplication;
import io.github.reusewatch.truth.TruthTable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.apache.kafka.clients.admin.Admin;

/** One seed: the application under the agent on a cluster that fails now and then, and the join. */
final class TruthRun {
  private static final List<String> OPTIONS =
      List.of("stacks=off", "stacks=sampled", "evidence=copy,stacks=off", "evidence=hash");

  private final LocalCluster cluster;
  private final Path folder;
  private final long seed;
  private final int records;

  TruthRun(LocalCluster cluster, Path folder, long seed, int records) {
    this.cluster = cluster;
    this.folder = folder;
    this.seed = seed;
    this.records = records;
  }

  /** Plays the script, reads everything back, and removes it. */
  TruthReport report() throws Exception {
    Path log = folder.resolve("built.bin");
    ForkedJvm jvm = jvm();
    Process application =
        jvm.start(
            TruthApplication.class.getName(),
            cluster.bootstrapServers(),
            Long.toString(seed),
            Integer.toString(records),
            log.toString());
    Disturbance.ofAllKinds(cluster, seed, records).during(application, () -> entries(log));
    ForkedJvm.Ended ended = jvm.await(application);
    assertThat(ended.exitStatus).as(ended.stdout + ended.stderr).isZero();
    assertThat(ended.stderr)
        .contains(" 0 not acknowledged when the process ended")
        .doesNotContain("more were lost")
        .doesNotContain("errors of the agent's own");
    FlaggedParts flagged = FlaggedParts.read(folder.resolve("findings.jsonl"));
    Script script = new Script(seed, records);
    TruthJoin join = new TruthJoin(TruthTable.read(log, records), flagged, script::cannotBeTold);
    readBack(script, join);
    return new TruthReport(seed, script, join, flagged);
  }

  private ForkedJvm jvm() {
    SplittableRandom random = new SplittableRandom(seed);
    return ForkedJvm.in(folder)
        .agentArgument(OPTIONS.get(random.nextInt(OPTIONS.size())))
        .withFindingsFile()
        .jvmArguments("-Xmx512m");
  }

  private void readBack(Script script, TruthJoin join) throws Exception {
    try (Admin admin = Admin.create(Map.of("bootstrap.servers", cluster.bootstrapServers()))) {
      Set<String> topics =
          admin.listTopics().names().get().stream()
              .filter(script.topics()::contains)
              .collect(Collectors.toSet());
      Topics.read(cluster.bootstrapServers(), topics, join::arrived);
      join.complete();
      admin.deleteTopics(topics).all().get();
    }
  }

  private static long entries(Path log) {
    try {
      return TruthTable.entries(log);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
