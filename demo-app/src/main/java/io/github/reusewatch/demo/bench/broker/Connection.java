package io.github.reusewatch.demo.bench.broker;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;

/** Answers the requests of one client in the order in which they come, as a broker does. */
final class Connection implements Runnable {
  /** A producer's {@code max.request.size} is 1 MiB unless it is told otherwise. */
  private static final int CAPACITY = 4 << 20;

  private final SocketChannel client;
  private final Answers answers;
  private final ByteBuffer received = ByteBuffer.allocateDirect(CAPACITY);

  Connection(SocketChannel client, Answers answers) {
    this.client = client;
    this.answers = answers;
  }

  @Override
  public void run() {
    try (client) {
      client.setOption(StandardSocketOptions.TCP_NODELAY, true);
      while (client.read(received) >= 0) {
        received.flip();
        answerWholeRequests();
        received.compact();
      }
    } catch (IOException theClientHasGone) {
      // As at the end of every measurement.
      return;
    }
  }

  private void answerWholeRequests() throws IOException {
    while (received.remaining() >= Integer.BYTES) {
      int start = received.position() + Integer.BYTES;
      int length = received.getInt(received.position());
      if (length > CAPACITY - Integer.BYTES) {
        throw new UncheckedIOException(
            new IOException("a request of " + length + " bytes, more than " + CAPACITY));
      }
      if (received.limit() - start < length) {
        return;
      }
      received.position(start + length);
      ByteBuffer answer = answers.to(received.slice(start, length));
      if (answer != null) {
        write(answer);
      }
    }
  }

  private void write(ByteBuffer answer) throws IOException {
    ByteBuffer framed = ByteBuffer.allocate(Integer.BYTES + answer.remaining());
    framed.putInt(answer.remaining()).put(answer).flip();
    while (framed.hasRemaining()) {
      client.write(framed);
    }
  }
}
