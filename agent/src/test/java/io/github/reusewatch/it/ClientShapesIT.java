package io.github.reusewatch.it;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import io.github.reusewatch.scenario.Hidden;
import io.github.reusewatch.scenario.Scenarios;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import net.bytebuddy.jar.asm.commons.Remapper;
import net.bytebuddy.jar.asm.commons.SimpleRemapper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Clients that are not as Kafka ships them: what fits is watched, what does not is left alone, and
 * that is said.
 */
class ClientShapesIT {
  private static final String PRODUCER_PACKAGE = "org/apache/kafka/clients/producer/";

  @TempDir Path folder;

  @Test
  void aRelocatedClientIsWatched() throws IOException {
    ForkedJvm.Ended jvm = run(new Relocation(), "relocated");
    assertThat(jvm.stderr)
        .contains(
            "watching com.acme.shaded.org.apache.kafka.clients.producer.KafkaProducer, kafka-clients 4.3.1")
        .contains("hooks: record, headers, send, serialization, copy\n");
    assertThat(wires(jvm))
        .containsExactlyInAnyOrderEntriesOf(
            Map.of("before-value", "changed", "ack-value", "intact", "before-header", "changed"));
    assertThat(jvm.stderr).contains("sent at io.github.reusewatch.scenario.");
  }

  @Test
  void withoutTheCopyHookTheRestIsIn() throws IOException {
    ForkedJvm.Ended jvm =
        run(renaming(PRODUCER_PACKAGE + "internals/ProducerBatch", "tryAppend"), "no-copy");
    assertThat(jvm.stderr)
        .contains(
            "hooks: record, headers, send, serialization; not in: copy (no method tryAppend(long, byte[], byte[], Header[], Callback, long); so changes after");
    assertThat(wires(jvm))
        .containsExactlyInAnyOrderEntriesOf(
            Map.of("before-value", "unknown", "ack-value", "unknown", "before-header", "unknown"));
  }

  @Test
  void aClientWithoutAKnownSendIsLeftAloneAndThatIsSaid() throws IOException {
    ForkedJvm.Ended jvm = run(renaming(PRODUCER_PACKAGE, "send"), "no-send");
    assertThat(jvm.stderr)
        .contains("not watching org.apache.kafka.clients.producer.KafkaProducer")
        .contains("no method send(ProducerRecord, Callback)")
        .contains("NO SEND WAS SEEN");
    assertThat(jvm.findings()).isEmpty();
    assertThat(jvm.stdout).contains("ended before-value");
  }

  @Test
  void aLoaderThatDoesNotSeeTheBridgeIsLeftAloneAndThatIsSaidOnce() {
    ForkedJvm.Ended jvm =
        ForkedJvm.in(folder).withFindingsFile().run(Hidden.class, arguments("hidden"));
    assertThat(jvm.exitStatus).as(jvm.stderr).isZero();
    assertThat(jvm.stderr)
        .containsOnlyOnce(
            "not watching org.apache.kafka.clients.producer.KafkaProducer loaded by 'bundle'")
        .contains("org.osgi.framework.bootdelegation")
        .contains("NO SEND WAS SEEN");
    assertThat(jvm.stdout).contains("ended before-value");
  }

  private ForkedJvm.Ended run(Remapper names, String suffix) throws IOException {
    ForkedJvm.Ended jvm =
        ForkedJvm.in(folder)
            .classPath(new ReshapedClient(names).classPath(folder))
            .withFindingsFile()
            .run(Scenarios.class, arguments(suffix));
    assertThat(jvm.exitStatus).as(jvm.stderr).isZero();
    return jvm;
  }

  private static String[] arguments(String suffix) {
    return new String[] {
      TestCluster.bootstrapServers(),
      ".shapes-" + suffix,
      "before-value",
      "ack-value",
      "before-header"
    };
  }

  private static Map<String, String> wires(ForkedJvm.Ended jvm) {
    List<JsonObject> findings = jvm.findings();
    return findings.stream()
        .collect(
            Collectors.toMap(
                finding ->
                    finding
                        .getAsJsonObject("record")
                        .get("topic")
                        .getAsString()
                        .replaceAll("\\..*", ""),
                finding -> finding.get("wire").getAsString()));
  }

  /**
   * Gives methods of this name another one, in the classes whose names begin like this and wherever
   * they are called.
   */
  private static Remapper renaming(String owners, String method) {
    return new SimpleRemapper(net.bytebuddy.utility.OpenedClassReader.ASM_API, Map.of()) {
      @Override
      public String mapMethodName(String owner, String name, String descriptor) {
        return owner.startsWith(owners) && name.equals(method) ? name + "Differently" : name;
      }
    };
  }

  /** As the shade plugin does it. */
  private static final class Relocation extends Remapper {
    Relocation() {
      super(net.bytebuddy.utility.OpenedClassReader.ASM_API);
    }

    @Override
    public String map(String internalName) {
      return internalName.startsWith("org/apache/kafka/")
          ? "com/acme/shaded/" + internalName
          : internalName;
    }

    /** Class names in settings. */
    @Override
    public Object mapValue(Object value) {
      return value instanceof String name && name.startsWith("org.apache.kafka.")
          ? "com.acme.shaded." + name
          : super.mapValue(value);
    }
  }
}
