package io.github.reusewatch.apps.handover;

import io.github.reusewatch.apps.release.Desk;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;

/** Arrays that wait in a queue before there is a record, and what happens to them meanwhile. */
public final class HandoverCases {
  private static final int SIZE = 256;

  private HandoverCases() {}

  private interface Case {
    void play(QueueingWriter writer, byte[] bytes);
  }

  public static void main(String[] arguments) throws IOException {
    play(
        "handed-refilled",
        (writer, bytes) -> {
          writer.write(bytes); // handed-refilled
          Arrays.fill(bytes, (byte) 1);
        });
    play(
        "handed-wrapped",
        (writer, bytes) -> {
          writer.write(new QueueingWriter.Order(bytes)); // handed-wrapped
          Arrays.fill(bytes, (byte) 1);
        });
    play(
        "handed-in-list",
        (writer, bytes) -> {
          writer.write(List.of(new QueueingWriter.Order(bytes))); // handed-in-list
          Arrays.fill(bytes, (byte) 1);
        });
    play(
        "handed-twice",
        (writer, bytes) -> {
          writer.write(bytes); // handed-twice
          Arrays.fill(bytes, (byte) 1);
          writer.write(bytes);
        });
    play(
        "handed-given-back",
        (writer, bytes) -> {
          writer.write(bytes); // handed-given-back
          writer.giveBack(bytes);
        });
    play("handed-clean", (writer, bytes) -> writer.write(bytes));
    play(
        "handed-again",
        (writer, bytes) -> {
          writer.write(bytes);
          writer.flush();
          Arrays.fill(bytes, (byte) 1);
          writer.write(bytes);
          writer.flush();
          Arrays.fill(bytes, (byte) 2);
        });
  }

  private static void play(String topic, Case each) throws IOException {
    try (Desk<byte[]> desk = Desk.ofArrays(topic)) {
      QueueingWriter writer = new QueueingWriter(desk);
      each.play(writer, new byte[SIZE]);
      writer.flush();
    }
  }
}
