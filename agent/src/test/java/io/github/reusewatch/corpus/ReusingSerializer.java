package io.github.reusewatch.corpus;

import java.util.Map;
import org.apache.kafka.common.serialization.Serializer;

/** Returns one array of its own each time, as long as it has the right length. */
final class ReusingSerializer implements Serializer<Object> {
  private byte[] buffer = {};

  @Override
  public void configure(Map<String, ?> configs, boolean isKey) {}

  @Override
  public synchronized byte[] serialize(String topic, Object data) {
    if (data == null) {
      return null;
    }
    byte[] bytes = data instanceof Own own ? own.bytes : (byte[]) data;
    if (buffer.length != bytes.length) {
      buffer = new byte[bytes.length];
    }
    System.arraycopy(bytes, 0, buffer, 0, bytes.length);
    return buffer;
  }

  @Override
  public void close() {}
}
