package io.github.reusewatch.truth;

import java.nio.ByteBuffer;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.ByteBufferSerializer;
import org.apache.kafka.common.serialization.BytesSerializer;
import org.apache.kafka.common.serialization.Serializer;
import org.apache.kafka.common.utils.Bytes;

/** Leaves each container to the serializer that is made for it. */
final class AnySerializer implements Serializer<Object> {
  private final ByteArraySerializer arrays = new ByteArraySerializer();
  private final BytesSerializer bytes = new BytesSerializer();
  private final Serializer<ByteBuffer> buffers;

  /**
   * @param rewinds whether byte buffers are taken from their beginning, as Kafka's serializer does,
   *     or from their position
   */
  AnySerializer(boolean rewinds) {
    buffers = rewinds ? new ByteBufferSerializer() : AnySerializer::remaining;
  }

  @Override
  public byte[] serialize(String topic, Object data) {
    if (data instanceof ByteBuffer buffer) {
      return buffers.serialize(topic, buffer);
    }
    return data instanceof Bytes wrapped
        ? bytes.serialize(topic, wrapped)
        : arrays.serialize(topic, (byte[]) data);
  }

  /** What would be sent if it were sent now; the buffer's position does not move. */
  Sum sum(Object data) {
    return Sum.of(serialize(null, data instanceof ByteBuffer buffer ? buffer.duplicate() : data));
  }

  private static byte[] remaining(String topic, ByteBuffer data) {
    byte[] copy = new byte[data.remaining()];
    data.duplicate().get(copy);
    return copy;
  }
}
