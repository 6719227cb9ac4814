package io.github.reusewatch.demo.cluster;

import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/**
 * A real KRaft cluster on 127.0.0.1: one child JVM a node, all its files in a temporary folder.
 * Closing it, or the end of this JVM, ends the nodes and removes the folder.
 */
public final class LocalCluster implements AutoCloseable {
  private final Topology topology;
  private final ClusterNodes nodes;
  private final Thread endAtExit;

  private LocalCluster(Topology topology, ClusterNodes nodes) {
    this.topology = topology;
    this.nodes = nodes;
    this.endAtExit = new Thread(nodes::end, "local-cluster-end");
    Runtime.getRuntime().addShutdownHook(endAtExit);
  }

  /**
   * A cluster of one broker with a controller beside it, until told otherwise.
   *
   * @return the settings of a cluster that does not run yet
   */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * Where clients find the cluster.
   *
   * @return {@code host:port} of every broker, also of those that are stopped
   */
  public String bootstrapServers() {
    return topology.bootstrapServers();
  }

  /**
   * The brokers, running or stopped.
   *
   * @return their ids, in ascending order
   */
  public Set<Integer> brokerIds() {
    return Collections.unmodifiableSet(topology.brokerPorts().keySet());
  }

  /**
   * The port a broker listens on, the same in each of its lives.
   *
   * @param brokerId one of {@link #brokerIds()}
   * @return the port for clients
   */
  public int port(int brokerId) {
    nodes.broker(brokerId);
    return topology.brokerPorts().get(brokerId);
  }

  /**
   * Sends SIGTERM and waits for the end of the process, which is forced after 30 s.
   *
   * @param brokerId one of {@link #brokerIds()}
   */
  public void stop(int brokerId) {
    nodes.broker(brokerId).stop();
  }

  /**
   * Sends SIGKILL and waits for the end of the process.
   *
   * @param brokerId one of {@link #brokerIds()}
   */
  public void kill(int brokerId) {
    nodes.broker(brokerId).kill();
  }

  /**
   * Starts a stopped broker and waits until it is registered.
   *
   * @param brokerId one of {@link #brokerIds()}
   */
  public void start(int brokerId) {
    Node broker = nodes.broker(brokerId);
    broker.start();
    broker.awaitStarted();
  }

  /**
   * Holds a broker by SIGSTOP: its connections stay open and nobody answers on them. The end of
   * this JVM ends the pause.
   *
   * @param brokerId one of {@link #brokerIds()}
   */
  public void pause(int brokerId) {
    nodes.broker(brokerId).pause();
  }

  /**
   * Lets a paused broker go on, by SIGCONT. One that is not paused is left alone.
   *
   * @param brokerId one of {@link #brokerIds()}
   */
  public void resume(int brokerId) {
    nodes.broker(brokerId).resume();
  }

  /** Ends all nodes and removes their files. Closing twice does no harm. */
  @Override
  public void close() {
    nodes.end();
    try {
      Runtime.getRuntime().removeShutdownHook(endAtExit);
    } catch (IllegalStateException exiting) {
      // The hook runs by now and finds nothing left to do.
      return;
    }
  }

  /** The settings of a cluster. */
  public static final class Builder {
    private int brokers = 1;
    private boolean combined;
    private Path parent = Path.of(System.getProperty("java.io.tmpdir"));
    private final Map<String, String> properties = new LinkedHashMap<>();

    private Builder() {}

    /**
     * Sets the number of brokers. Their ids count from 1.
     *
     * @param count one or more
     * @return this
     */
    public Builder brokers(int count) {
      if (count < 1) {
        throw new IllegalArgumentException("a cluster has at least one broker, not " + count);
      }
      this.brokers = count;
      return this;
    }

    /**
     * Whether brokers are controllers, too, instead of having one controller beside them.
     *
     * @param combined true for fewer processes and a quicker start
     * @return this
     */
    public Builder combined(boolean combined) {
      this.combined = combined;
      return this;
    }

    /**
     * Sets a property of every node's {@code server.properties}.
     *
     * @param key the name of the property
     * @param value its value, in place of the one that the cluster would choose
     * @return this
     */
    public Builder property(String key, String value) {
      properties.put(key, value);
      return this;
    }

    /**
     * Sets where the cluster's own temporary folder is made.
     *
     * @param parent a folder, in place of the JVM's temporary one
     * @return this
     */
    public Builder under(Path parent) {
      this.parent = parent;
      return this;
    }

    /**
     * Starts the cluster and waits until every broker is registered.
     *
     * @return the cluster, up
     * @throws ClusterException with the end of its log if a node does not come up
     */
    public LocalCluster start() {
      Topology topology = Topology.of(brokers, combined);
      ClusterNodes nodes = new ClusterNodes(topology, parent);
      LocalCluster cluster = new LocalCluster(topology, nodes);
      try {
        nodes.start(properties);
        return cluster;
      } catch (RuntimeException e) {
        cluster.close();
        throw e;
      }
    }
  }
}
