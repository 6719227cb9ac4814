package io.github.reusewatch.broker;

import java.io.IOException;
import java.util.Arrays;

/**
 * A broker in a process of its own that acknowledges everything and keeps nothing, for measurements
 * of a producer: prints {@code port N}, and ends when its standard input does.
 *
 * <p>Arguments: topics and their numbers of partitions, {@code orders=6}.
 */
public final class AcknowledgingBroker {
  private static final int NODE = 1;

  private AcknowledgingBroker() {}

  public static void main(String[] arguments) throws IOException {
    ScriptedClusterBuilder builder =
        ScriptedCluster.over(Transport.PLAINTEXT).node(NODE).forgetful();
    for (String argument : arguments) {
      String[] topic = argument.split("=", 2);
      int[] leaders = new int[Integer.parseInt(topic[1])];
      Arrays.fill(leaders, NODE);
      builder.topic(topic[0], leaders);
    }
    try (ScriptedCluster cluster = builder.start()) {
      System.out.println("port " + cluster.node(NODE).port());
      while (System.in.read() >= 0) {
        // Nothing to obey: only its end counts.
      }
      cluster.failures().forEach(Throwable::printStackTrace);
    }
  }
}
