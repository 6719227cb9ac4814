package io.github.reusewatch.corpus;

import java.nio.ByteBuffer;
import java.util.Map;
import org.apache.kafka.common.serialization.Serializer;

/** Gives an array another form: its length before it. */
final class Framing implements Serializer<byte[]> {
  @Override
  public void configure(Map<String, ?> configs, boolean isKey) {}

  @Override
  public byte[] serialize(String topic, byte[] data) {
    return ByteBuffer.allocate(4 + data.length).putInt(data.length).put(data).array();
  }

  @Override
  public void close() {}
}
