package io.github.reusewatch.corpus;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;

/** A broker that is there and never says a word: its connections wait to be accepted. */
final class SilentServer implements AutoCloseable {
  private final ServerSocket socket;

  SilentServer() throws IOException {
    socket = new ServerSocket(0, 10, InetAddress.getLoopbackAddress());
  }

  String address() {
    return "127.0.0.1:" + socket.getLocalPort();
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
