package io.github.reusewatch.broker;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Writes the protocol's types into an answer. */
final class ProtocolWriter {
  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final DataOutputStream out = new DataOutputStream(bytes);

  ProtocolWriter int8(int value) {
    return write(() -> out.writeByte(value));
  }

  ProtocolWriter int16(int value) {
    return write(() -> out.writeShort(value));
  }

  ProtocolWriter int32(int value) {
    return write(() -> out.writeInt(value));
  }

  ProtocolWriter int64(long value) {
    return write(() -> out.writeLong(value));
  }

  ProtocolWriter string(String value) {
    byte[] utf8 = value.getBytes(StandardCharsets.UTF_8);
    return int16(utf8.length).write(() -> out.write(utf8));
  }

  ProtocolWriter noString() {
    return int16(-1);
  }

  byte[] toByteArray() {
    return bytes.toByteArray();
  }

  private ProtocolWriter write(Writing writing) {
    try {
      writing.run();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return this;
  }

  /** One write. */
  private interface Writing {
    void run() throws IOException;
  }
}
