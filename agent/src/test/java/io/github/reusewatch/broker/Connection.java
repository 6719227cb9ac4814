package io.github.reusewatch.broker;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.net.Socket;
import java.nio.ByteBuffer;

/** Reads the requests of one connection and answers each before it reads the next. */
final class Connection implements AutoCloseable {
  /** Small: what has been read stays out of the client's way, and a closed gate is to hold. */
  private static final int CHUNK = 512;

  private static final int API_KEY_LENGTH = 2;

  private final Socket socket;
  private final Gate gate;
  private final RequestsBegun begun;
  private final Protocol protocol;

  Connection(Socket socket, Gate gate, RequestsBegun begun, Protocol protocol) {
    this.socket = socket;
    this.gate = gate;
    this.begun = begun;
    this.protocol = protocol;
  }

  /** Returns when the client, or {@link #close}, has ended it. */
  void serve() throws InterruptedException {
    try (socket) {
      socket.setTcpNoDelay(true);
      DataInputStream in =
          new DataInputStream(new BufferedInputStream(socket.getInputStream(), CHUNK));
      DataOutputStream out = new DataOutputStream(socket.getOutputStream());
      while (true) {
        serveNext(in, out);
      }
    } catch (IOException theClientHasGone) {
      // Or the script dropped the connection: both are what a test wants to happen.
    }
  }

  private void serveNext(DataInputStream in, DataOutputStream out)
      throws IOException, InterruptedException {
    byte[] request = new byte[in.readInt()];
    in.readFully(request, 0, API_KEY_LENGTH);
    if (ByteBuffer.wrap(request).getShort() != ProduceApi.KEY) {
      in.readFully(request, API_KEY_LENGTH, request.length - API_KEY_LENGTH);
      answer(request, out);
      return;
    }
    begun.begin();
    try {
      for (int read = API_KEY_LENGTH; read < request.length; read += CHUNK) {
        gate.pass();
        in.readFully(request, read, Math.min(CHUNK, request.length - read));
      }
      answer(request, out);
    } finally {
      begun.end();
    }
  }

  private void answer(byte[] request, DataOutputStream out)
      throws IOException, InterruptedException {
    byte[] answer = protocol.answer(request);
    if (answer.length > 0) {
      out.write(ByteBuffer.allocate(4 + answer.length).putInt(answer.length).put(answer).array());
      out.flush();
    }
  }

  @Override
  public void close() {
    try {
      socket.close();
    } catch (IOException e) {
      // Then it is closed already.
    }
  }
}
