package io.github.reusewatch.it;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.reusewatch.scenario.Hidden;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Class loaders that are not as others: what cannot be watched is left alone, and that is said. */
class ClientShapesIT {
  @TempDir Path folder;

  @Test
  void aLoaderThatDoesNotSeeTheBridgeIsLeftAloneAndThatIsSaidOnce() {
    ForkedJvm.Ended jvm =
        ForkedJvm.in(folder)
            .withFindingsFile()
            .run(Hidden.class, TestCluster.bootstrapServers(), ".hidden", "before-value");
    assertThat(jvm.exitStatus).as(jvm.stderr).isZero();
    assertThat(jvm.stderr)
        .containsOnlyOnce(
            "not watching org.apache.kafka.clients.producer.KafkaProducer loaded by 'bundle'")
        .contains("org.osgi.framework.bootdelegation")
        .contains("NO SEND WAS SEEN");
    assertThat(jvm.stdout).contains("ended before-value");
  }
}
