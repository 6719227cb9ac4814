package io.github.reusewatch.corpus;

import java.nio.ByteBuffer;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.ByteBufferSerializer;
import org.apache.kafka.common.serialization.BytesSerializer;
import org.apache.kafka.common.serialization.Serializer;
import org.apache.kafka.common.utils.Bytes;

/** What an application hands its bytes over in. Kafka's own serializer of each rewinds buffers. */
enum Container {
  ARRAY("array") {
    @Override
    Payload of(int size) {
      byte[] text = Payload.text(size);
      return Payload.of(text, text);
    }

    @Override
    Serializer<?> serializer() {
      return new ByteArraySerializer();
    }
  },
  BYTES("Bytes") {
    @Override
    Payload of(int size) {
      byte[] text = Payload.text(size);
      return Payload.of(Bytes.wrap(text), text);
    }

    @Override
    Serializer<?> serializer() {
      return new BytesSerializer();
    }
  },
  /** The whole of its array. */
  WHOLE("whole") {
    @Override
    Payload of(int size) {
      byte[] text = Payload.text(size);
      return Payload.of(ByteBuffer.wrap(text), text);
    }
  },
  /** The beginning of its array. */
  PART("part") {
    @Override
    Payload of(int size) {
      byte[] larger = Payload.text(size + 7);
      return new Payload(
          ByteBuffer.wrap(larger, 0, size), ByteBuffer.wrap(larger), 0, size, 0, size);
    }
  },
  /** From the midst of its array. */
  SLICED("sliced") {
    @Override
    Payload of(int size) {
      byte[] larger = new byte[size + 32];
      System.arraycopy(Payload.text(size), 0, larger, 16, size);
      return new Payload(
          ByteBuffer.wrap(larger, 16, size).slice(), ByteBuffer.wrap(larger), 16, size, 0, size);
    }
  },
  /** Its position is in the midst of the content, and what follows it changes. */
  POSITIONED("positioned") {
    @Override
    Payload of(int size) {
      ByteBuffer buffer = ByteBuffer.wrap(Payload.text(size));
      buffer.position(size / 2);
      return new Payload(buffer, buffer.duplicate(), 0, size, size / 2, size);
    }
  },
  /** Its position is behind most of the content, and what is before it changes. */
  REWOUND("rewound") {
    @Override
    Payload of(int size) {
      int position = size - size / 4;
      ByteBuffer buffer = ByteBuffer.wrap(Payload.text(size));
      buffer.position(position);
      return new Payload(buffer, buffer.duplicate(), 0, size, 0, position);
    }
  },
  READ_ONLY("readOnly") {
    @Override
    Payload of(int size) {
      byte[] text = Payload.text(size);
      return Payload.of(ByteBuffer.wrap(text).asReadOnlyBuffer(), text);
    }
  },
  DIRECT("direct") {
    @Override
    Payload of(int size) {
      ByteBuffer buffer = ByteBuffer.allocateDirect(size);
      buffer.put(Payload.text(size));
      buffer.rewind();
      return new Payload(buffer, buffer.duplicate(), 0, size, 0, size);
    }
  },
  /** Its limit is 0, and there is memory behind it all the same. */
  EMPTIED("emptied") {
    @Override
    Payload of(int size) {
      ByteBuffer memory = ByteBuffer.allocate(16);
      ByteBuffer emptied = memory.duplicate();
      emptied.limit(0);
      return new Payload(emptied, memory, 0, 0, 0, 0);
    }
  };

  final String label;

  Container(String label) {
    this.label = label;
  }

  /** Text of that size in such a container. */
  abstract Payload of(int size);

  Serializer<?> serializer() {
    return new ByteBufferSerializer();
  }

  /** Whether there is such a container of that many bytes. */
  boolean takes(Size size) {
    return this == EMPTIED ? size == Size.EMPTY : this != POSITIONED || size != Size.ONE;
  }

  /** Whether Kafka's serializer hands out the application's own array, instead of a copy of it. */
  boolean isSentInPlace() {
    return this == ARRAY || this == BYTES || this == WHOLE || this == POSITIONED || this == REWOUND;
  }
}
