package io.github.reusewatch.truth;

import static io.github.reusewatch.truth.Container.ARRAY;
import static io.github.reusewatch.truth.Container.BYTES;
import static io.github.reusewatch.truth.Container.DIRECT_BUFFER;
import static io.github.reusewatch.truth.Container.LIMITED_BUFFER;
import static io.github.reusewatch.truth.Container.POSITIONED_BUFFER;
import static io.github.reusewatch.truth.Container.READ_ONLY_BUFFER;
import static io.github.reusewatch.truth.Container.SLICED_BUFFER;
import static io.github.reusewatch.truth.Container.WHOLE_BUFFER;

import java.nio.ByteBuffer;
import java.util.List;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.ByteBufferSerializer;
import org.apache.kafka.common.serialization.BytesSerializer;
import org.apache.kafka.common.serialization.Serializer;

/** What a producer takes for a key or a value, and how it makes bytes of it. */
enum Form {
  ARRAYS,
  BYTES_OBJECTS,
  BUFFERS,
  /** Byte buffers from their position on, where Kafka's own serializer rewinds them. */
  BUFFERS_FROM_POSITION;

  List<Container> containers() {
    return switch (this) {
      case ARRAYS -> List.of(ARRAY);
      case BYTES_OBJECTS -> List.of(BYTES);
      case BUFFERS, BUFFERS_FROM_POSITION ->
          List.of(
              WHOLE_BUFFER,
              LIMITED_BUFFER,
              POSITIONED_BUFFER,
              SLICED_BUFFER,
              READ_ONLY_BUFFER,
              DIRECT_BUFFER);
    };
  }

  /** A new one, for containers of this form only. */
  @SuppressWarnings("unchecked") // the caller has no other objects
  Serializer<Object> serializer() {
    Serializer<?> serializer =
        switch (this) {
          case ARRAYS -> new ByteArraySerializer();
          case BYTES_OBJECTS -> new BytesSerializer();
          case BUFFERS -> new ByteBufferSerializer();
          case BUFFERS_FROM_POSITION -> (Serializer<ByteBuffer>) Form::remaining;
        };
    return (Serializer<Object>) serializer;
  }

  /** What would be sent if it were sent now; a buffer's position does not move. */
  Sum sum(Object handed) {
    return Sum.of(
        serializer()
            .serialize(null, handed instanceof ByteBuffer buffer ? buffer.duplicate() : handed));
  }

  private static byte[] remaining(String topic, ByteBuffer data) {
    if (data == null) {
      return null;
    }
    byte[] copy = new byte[data.remaining()];
    data.duplicate().get(copy);
    return copy;
  }
}
