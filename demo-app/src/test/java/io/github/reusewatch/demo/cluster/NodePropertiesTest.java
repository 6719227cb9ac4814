package io.github.reusewatch.demo.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class NodePropertiesTest {
  private static final Path DATA = Path.of("/data");

  private final Topology separate =
      new Topology(new TreeMap<>(Map.of(1, 20_001, 2, 20_002)), new TreeMap<>(Map.of(100, 20_100)));
  private final Topology combined =
      new Topology(new TreeMap<>(Map.of(1, 20_001)), new TreeMap<>(Map.of(1, 20_100)));

  @Test
  void brokerBesideController() {
    assertThat(NodeProperties.of(2, separate, DATA, Map.of()))
        .containsEntry("node.id", "2")
        .containsEntry("process.roles", "broker")
        .containsEntry("listeners", "PLAINTEXT://127.0.0.1:20002")
        .containsEntry("controller.quorum.voters", "100@127.0.0.1:20100")
        .containsEntry("log.dirs", "/data");
  }

  @Test
  void controllerBesideBrokers() {
    assertThat(NodeProperties.of(100, separate, DATA, Map.of()))
        .containsEntry("process.roles", "controller")
        .containsEntry("listeners", "CONTROLLER://127.0.0.1:20100")
        .doesNotContainKey("inter.broker.listener.name");
  }

  @Test
  void combinedNode() {
    assertThat(NodeProperties.of(1, combined, DATA, Map.of()))
        .containsEntry("process.roles", "broker,controller")
        .containsEntry("listeners", "PLAINTEXT://127.0.0.1:20001,CONTROLLER://127.0.0.1:20100");
  }

  @Test
  void propertyOfTheCallerWins() {
    assertThat(
            NodeProperties.of(
                1, combined, DATA, Map.of("broker.session.timeout.ms", "4000", "x", "y")))
        .containsEntry("broker.session.timeout.ms", "4000")
        .containsEntry("x", "y");
  }

  @Test
  void clientsFindEveryBroker() {
    assertThat(separate.bootstrapServers()).isEqualTo("127.0.0.1:20001,127.0.0.1:20002");
    assertThat(separate.nodeIds()).containsExactly(1, 2, 100);
  }

  @Test
  void topologyHasAsManyPortsAsRoles() {
    assertThat(Topology.of(2, false).nodeIds()).containsExactly(1, 2, 100);
    Topology three = Topology.of(3, true);
    assertThat(three.nodeIds()).containsExactly(1, 2, 3);
    assertThat(three.brokerPorts().values())
        .doesNotContainAnyElementsOf(three.controllerPorts().values());
  }
}
