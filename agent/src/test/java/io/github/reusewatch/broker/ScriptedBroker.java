package io.github.reusewatch.broker;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** One node of a {@link ScriptedCluster}. */
public final class ScriptedBroker implements AutoCloseable {
  static final String HOST = "127.0.0.1";

  private final int id;
  private final ServerSocket server;
  private final ScriptedCluster cluster;
  private final Protocol protocol;
  private final Gate readiness = new Gate();
  private final Gate gate = new Gate();
  private final RequestsBegun begun = new RequestsBegun();
  private final Set<Connection> connections = ConcurrentHashMap.newKeySet();
  private volatile ProduceScript script = ProduceScript.ACKNOWLEDGE;

  /** The server's socket is not bound yet. */
  ScriptedBroker(int id, ServerSocket server, ScriptedCluster cluster) throws IOException {
    this.id = id;
    this.server = server;
    this.cluster = cluster;
    List<Api> apis =
        List.of(
            new ProduceApi(this, cluster.keeper()),
            new MetadataApi(this, cluster),
            new InitProducerIdApi());
    this.protocol =
        new Protocol(
            List.of(apis.get(0), apis.get(1), apis.get(2), new ApiVersionsApi(apis, readiness)));
    server.bind(new InetSocketAddress(InetAddress.getByAddress(new byte[] {127, 0, 0, 1}), 0));
  }

  void start() {
    inThread("accepts", this::accept);
  }

  int id() {
    return id;
  }

  int port() {
    return server.getLocalPort();
  }

  /** In the way of produce requests. */
  public Gate gate() {
    return gate;
  }

  /** In the way of new connections: they are not ready for requests before they have passed. */
  public Gate readiness() {
    return readiness;
  }

  ProduceScript script() {
    return script;
  }

  /** For all requests from now on. */
  public void script(ProduceScript newScript) {
    script = newScript;
  }

  /** Returns when every produce request is over: answered, or its connection is gone. */
  public void awaitNoRequest() throws InterruptedException {
    begun.awaitNone();
  }

  boolean hasConnections() {
    return !connections.isEmpty();
  }

  /**
   * Clients see a disconnect. What they have written is read to the last byte nevertheless, so that
   * it is known.
   */
  public void hangUp() {
    connections.forEach(Connection::hangUp);
  }

  /** Clients see a disconnect, and what they have written may be lost. */
  public void dropConnections() {
    connections.forEach(Connection::close);
  }

  @Override
  public void close() throws IOException {
    server.close();
    dropConnections();
    readiness.open();
    gate.open();
  }

  private void accept() {
    while (true) {
      try {
        Socket socket = server.accept();
        Connection connection = new Connection(socket, gate, begun, protocol);
        connections.add(connection);
        inThread("serves", () -> serve(connection));
      } catch (IOException closed) {
        return;
      }
    }
  }

  private void serve(Connection connection) {
    try {
      connection.serve();
      BrokenConnection broken = connection.broken(id);
      if (!broken.readToItsEnd() || !broken.whole().isEmpty()) {
        cluster.broken(broken);
      }
    } catch (InterruptedException | RuntimeException e) {
      cluster.failed(e);
    } finally {
      connections.remove(connection);
    }
  }

  private void inThread(String what, Runnable task) {
    Thread thread = new Thread(task, "broker-" + id + "-" + what);
    thread.setDaemon(true);
    thread.start();
  }
}
