package io.github.reusewatch.demo.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.List;
import org.junit.jupiter.api.Test;

class FreePortsTest {
  @Test
  void portsAreDistinctAndBelowTheEphemeralRange() {
    List<Integer> ports = FreePorts.find(200);

    assertThat(ports).hasSize(200).doesNotHaveDuplicates().allMatch(p -> p >= 20_000 && p < 32_000);
  }

  @Test
  void portWithListenerIsNotFree() throws IOException {
    int port = FreePorts.find(1).get(0);
    assertThat(FreePorts.isFree(port)).isTrue();
    try (ServerSocket listener = new ServerSocket(port, 1, InetAddress.getLoopbackAddress())) {
      assertThat(FreePorts.isFree(listener.getLocalPort())).isFalse();
    }
  }
}
