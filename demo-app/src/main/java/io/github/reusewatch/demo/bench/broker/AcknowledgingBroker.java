package io.github.reusewatch.demo.bench.broker;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;

/** The broker's process: prints {@code port N}, and ends when its standard input does. */
public final class AcknowledgingBroker implements AutoCloseable {
  /** Begins the line that tells the port. */
  public static final String PORT = "port ";

  private final ServerSocketChannel server;
  private final Answers answers;

  private AcknowledgingBroker(ServerSocketChannel server, Answers answers) {
    this.server = server;
    this.answers = answers;
  }

  /**
   * Runs a broker.
   *
   * @param args a topic, and the number of its partitions
   */
  public static void main(String[] args) throws IOException {
    if (args.length != 2) {
      System.err.println("usage: TOPIC PARTITIONS");
      System.exit(2);
    }
    try (AcknowledgingBroker broker = start(args[0], Integer.parseInt(args[1]))) {
      System.out.println(PORT + broker.port());
      int read;
      do {
        read = System.in.read();
      } while (read >= 0);
    }
  }

  static AcknowledgingBroker start(String topic, int partitions) throws IOException {
    ServerSocketChannel server =
        ServerSocketChannel.open()
            .bind(new InetSocketAddress(InetAddress.getByAddress(new byte[] {127, 0, 0, 1}), 0));
    int port = server.socket().getLocalPort();
    AcknowledgingBroker broker =
        new AcknowledgingBroker(server, new Answers(new Metadata(topic, partitions, port)));
    inThread("broker-accepts", broker::accept);
    return broker;
  }

  int port() {
    return server.socket().getLocalPort();
  }

  @Override
  public void close() throws IOException {
    server.close();
  }

  private void accept() {
    try {
      while (true) {
        SocketChannel client = server.accept();
        inThread("broker-serves", new Connection(client, answers));
      }
    } catch (IOException closed) {
      // The measurement is over.
      return;
    }
  }

  private static void inThread(String name, Runnable task) {
    Thread thread = new Thread(task, name);
    thread.setDaemon(true);
    thread.start();
  }
}
