package io.github.reusewatch.broker;

import java.io.IOException;
import java.net.ServerSocket;
import java.util.Map;

/** What is between clients and brokers. */
public interface Transport {
  Transport PLAINTEXT = new Plaintext();

  /** Not bound yet. */
  ServerSocket serverSocket() throws IOException;

  /** What a client has to know of it. */
  Map<String, String> clientSettings();

  /** Bytes as they are. */
  final class Plaintext implements Transport {
    private Plaintext() {}

    @Override
    public ServerSocket serverSocket() throws IOException {
      return new ServerSocket();
    }

    @Override
    public Map<String, String> clientSettings() {
      return Map.of();
    }

    @Override
    public String toString() {
      return "plaintext";
    }
  }
}
