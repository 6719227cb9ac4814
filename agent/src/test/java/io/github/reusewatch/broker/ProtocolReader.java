package io.github.reusewatch.broker;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/** Reads the protocol's types from a request. */
final class ProtocolReader {
  private final ByteBuffer request;

  ProtocolReader(byte[] request) {
    this.request = ByteBuffer.wrap(request);
  }

  short int16() {
    return request.getShort();
  }

  int int32() {
    return request.getInt();
  }

  /** May be null. */
  String string() {
    short length = request.getShort();
    return length < 0 ? null : new String(take(length), StandardCharsets.UTF_8);
  }

  byte[] bytes() {
    return take(request.getInt());
  }

  private byte[] take(int length) {
    byte[] bytes = new byte[length];
    request.get(bytes);
    return bytes;
  }
}
