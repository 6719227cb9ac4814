package io.github.reusewatch.broker;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.OutputStream;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.util.Arrays;
import javax.net.ssl.SSLSocket;

/** Reads the requests of one connection and answers each before it reads the next. */
final class Connection implements AutoCloseable {
  /** Small: what has been read stays out of the client's way, and a closed gate is to hold. */
  private static final int CHUNK = 512;

  private static final int API_KEY_LENGTH = 2;

  private final Socket socket;
  private final Gate gate;
  private final RequestsBegun begun;
  private final Protocol protocol;
  private volatile boolean hungUp;

  /** The produce request that is being read, and how much of it has come. */
  private byte[] request = {};

  private int read;

  /** Not with TLS, which may hold something back on the client's side when that gives up. */
  private boolean readToItsEnd;

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
      while (true) {
        serveNext(in);
      }
    } catch (IOException theClientHasGone) {
      // Or the script dropped the connection: both are what a test wants to happen.
      readToItsEnd = theClientHasGone instanceof EOFException && !(socket instanceof SSLSocket);
    }
  }

  /** How it ended, after {@link #serve}. */
  BrokenConnection broken(int node) {
    return new BrokenConnection(node, readToItsEnd, protocol.wholeIn(Arrays.copyOf(request, read)));
  }

  private void serveNext(DataInputStream in) throws IOException, InterruptedException {
    read = 0;
    request = new byte[in.readInt()];
    in.readFully(request, 0, API_KEY_LENGTH);
    if (ByteBuffer.wrap(request).getShort() != ProduceApi.KEY) {
      in.readFully(request, API_KEY_LENGTH, request.length - API_KEY_LENGTH);
      answer();
      return;
    }
    begun.begin();
    try {
      for (read = API_KEY_LENGTH; read < request.length; ) {
        gate.pass();
        int count = in.read(request, read, Math.min(CHUNK, request.length - read));
        if (count < 0) {
          throw new EOFException();
        }
        read += count;
      }
      answer();
    } finally {
      begun.end();
    }
  }

  private void answer() throws InterruptedException {
    byte[] answer = protocol.answer(request);
    read = 0; // it is complete: nothing of it is broken off
    if (answer.length > 0 && !hungUp) {
      try {
        OutputStream out = socket.getOutputStream();
        out.write(ByteBuffer.allocate(4 + answer.length).putInt(answer.length).put(answer).array());
        out.flush();
      } catch (IOException theClientHasGone) {
        hungUp = true; // and has left something to be read, perhaps
      }
    }
  }

  /**
   * The client sees a disconnect, and what it has written is read nevertheless, to the last byte.
   */
  void hangUp() {
    hungUp = true;
    try {
      socket.shutdownOutput();
    } catch (IOException e) {
      // Then the client has closed it.
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
