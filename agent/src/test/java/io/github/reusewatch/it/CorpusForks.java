package io.github.reusewatch.it;

import io.github.reusewatch.corpus.Answer;
import io.github.reusewatch.corpus.Corpus;
import io.github.reusewatch.corpus.LoggingThroughKafka;
import io.github.reusewatch.corpus.OwnProducers;
import io.github.reusewatch.corpus.Smoke;
import io.github.reusewatch.corpus.Trial;
import io.github.reusewatch.corpus.UnacknowledgedSends;
import io.github.reusewatch.scenario.Hidden;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import net.bytebuddy.jar.asm.commons.Remapper;
import net.bytebuddy.jar.asm.commons.SimpleRemapper;
import net.bytebuddy.utility.OpenedClassReader;

/** The processes that play the corpus: all of it as it is, and some in special surroundings. */
final class CorpusForks {
  private static final String TRY_APPEND =
      "org/apache/kafka/clients/producer/internals/ProducerBatch.tryAppend"
          + "(J[B[B[Lorg/apache/kafka/common/header/Header;"
          + "Lorg/apache/kafka/clients/producer/Callback;J)"
          + "Lorg/apache/kafka/clients/producer/internals/FutureRecordMetadata;";

  private final String prefix;
  private final Path folder;

  /**
   * @param prefix of the topics' names
   * @param folder for jars that are made
   */
  CorpusForks(String prefix, Path folder) {
    this.prefix = prefix;
    this.folder = folder;
  }

  /** Every case. */
  CorpusFork everything() {
    String only = System.getProperty("corpus.only", "");
    return fork("", Corpus.class, startingWith(only, Corpus.trials()))
        .arguments(only)
        .agentArgument(OwnProducers.OPTION);
  }

  List<CorpusFork> surroundings() throws IOException {
    List<Trial> smoke = Smoke.trials();
    return List.of(
        fork("D4.watch-send-", Smoke.class, startingWith("D4", smoke))
            .arguments("D4")
            .agentArgument("watch=send")
            .expecting(trial -> List.of())
            .says("between a record's construction and its send is not observable"),
        fork("N9.report-wire-", Smoke.class, startingWith("D7", smoke))
            .arguments("D7")
            .agentArgument("report=wire")
            .expecting(trial -> List.of())
            .says("2 more changed nothing of what the broker got"),
        fork("H2.logging-", LoggingThroughKafka.class, smoke)
            .topic("log")
            .jvmArguments("-Dorg.slf4j.simpleLogger.defaultLogLevel=info"),
        fork("H3.unacknowledged-", UnacknowledgedSends.class, List.of())
            .topic("")
            .agentArgument("max-in-flight=1000")
            .says("past max-in-flight"),
        fork("H5.relocated-", Smoke.class, smoke)
            .classPath(reshaped(new Relocation()))
            .says("watching " + Relocation.PREFIX),
        fork("H6.no-copy-hook-", Smoke.class, startingWith("D4", smoke))
            .arguments("D4")
            .classPath(
                reshaped(
                    new SimpleRemapper(OpenedClassReader.ASM_API, Map.of(TRY_APPEND, "append"))))
            .expecting(CorpusForks::withUnknownWire)
            .says("not in: copy (no method tryAppend"),
        fork("H7.hidden-bridge-", Hidden.class, smoke)
            .jvmArguments("-Dhidden.main=" + Smoke.class.getName())
            .expecting(trial -> List.of())
            .says(
                "not watching org.apache.kafka.clients.producer.KafkaProducer loaded by 'bundle'"),
        fork("H8.no-temporary-folder-", Smoke.class, smoke)
            .jvmArguments("-Djava.io.tmpdir=/proc/none"));
  }

  private CorpusFork fork(String name, Class<?> main, List<Trial> trials) {
    return new CorpusFork(name, prefix, main, trials);
  }

  private static List<Trial> startingWith(String beginning, List<Trial> trials) {
    return trials.stream()
        .filter(trial -> trial.name().startsWith(beginning))
        .collect(Collectors.toList());
  }

  private static List<Answer> withUnknownWire(Trial trial) {
    return trial.expected().stream().map(Answer::withUnknownWire).collect(Collectors.toList());
  }

  private List<String> reshaped(Remapper names) throws IOException {
    return new ReshapedClient(names).classPath(Files.createTempDirectory(folder, "reshaped"));
  }
}
