package io.github.reusewatch.demo.cluster;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;

/**
 * Ports on which nobody listens. They lie below the ephemeral range: else an outgoing connection
 * could take the port of a stopped broker, and the broker could not start again.
 */
final class FreePorts {
  static final int LOWEST = 20_000;
  static final int BOUND = 32_000;
  private static final int ATTEMPTS = 10_000;

  private FreePorts() {}

  static List<Integer> find(int count) {
    List<Integer> found = new ArrayList<>(count);
    for (int attempt = 0; found.size() < count; attempt++) {
      if (attempt == ATTEMPTS) {
        throw new ClusterException(
            "found no " + count + " free ports from " + LOWEST + " to " + (BOUND - 1));
      }
      int port = ThreadLocalRandom.current().nextInt(LOWEST, BOUND);
      if (!found.contains(port) && isFree(port)) {
        found.add(port);
      }
    }
    return found;
  }

  static boolean isFree(int port) {
    try (ServerSocket socket = new ServerSocket(port, 1, InetAddress.getLoopbackAddress())) {
      return socket.isBound();
    } catch (IOException taken) {
      return false;
    }
  }
}
