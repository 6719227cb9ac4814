package io.github.reusewatch.demo.cluster;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The log of a node, over all the lives of its process. */
record NodeLog(Path file) {
  private static final int TAIL_LINES = 25;

  /** Written once a broker is registered and unfenced. Its port opens earlier. */
  private static final String STARTED = "Kafka Server started";

  long size() {
    try {
      return Files.exists(file) ? Files.size(file) : 0;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  boolean saysStartedSince(long position) {
    try (FileChannel channel = FileChannel.open(file)) {
      byte[] rest = Channels.newInputStream(channel.position(position)).readAllBytes();
      return new String(rest, StandardCharsets.UTF_8).contains(STARTED);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  String tail() {
    try {
      List<String> lines = Files.readAllLines(file);
      return String.join("\n", lines.subList(Math.max(0, lines.size() - TAIL_LINES), lines.size()));
    } catch (IOException e) {
      return "(" + file + " is unreadable: " + e + ")";
    }
  }
}
