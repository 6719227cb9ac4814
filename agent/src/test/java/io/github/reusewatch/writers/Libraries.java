package io.github.reusewatch.writers;

import com.esotericsoftware.kryo.io.Output;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.BufferRecycler;
import com.fasterxml.jackson.core.util.JsonRecyclerPools;
import com.google.protobuf.CodedOutputStream;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.PooledByteBufAllocator;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;

/**
 * Libraries that write into arrays which an application or a pool has given them. Their lines are
 * those of the versions in the parent POM: the first store into the array.
 */
final class Libraries {
  private Libraries() {}

  static void addTo(WriterCases all) {
    all.array(
        "kryo-output",
        "com.esotericsoftware.kryo.io.Output.writeLong(Output.java:463)",
        array -> {
          try (Output output = new Output(array)) {
            output.writeLong(4711);
          }
        });
    all.array(
        "protobuf-coded-output-stream",
        "com.google.protobuf.CodedOutputStream$ArrayEncoder.writeUInt32NoTag"
            + "(CodedOutputStream.java:1250)",
        array -> CodedOutputStream.newInstance(array).writeInt64(1, 4711));
    all.add(
        "netty-pooled-heap-buffer",
        "io.netty.buffer.PooledHeapByteBuf.setBytes(PooledHeapByteBuf.java:192)",
        Libraries::netty);
    all.add(
        "jackson-generator",
        "com.fasterxml.jackson.core.json.UTF8JsonGenerator.writeStartObject"
            + "(UTF8JsonGenerator.java:387)",
        Libraries::jackson);
  }

  /** A part of a chunk that is shared by many buffers. */
  private static Writing netty() {
    ByteBuf buffer = PooledByteBufAllocator.DEFAULT.heapBuffer(Writing.SIZE, Writing.SIZE);
    buffer.writeBytes(ArrayWriting.filled(Writing.SIZE));
    return new MemoryWriting(
        buffer.nioBuffer(),
        () -> {
          buffer.clear();
          buffer.writeBytes(new byte[64]);
        });
  }

  /** An array of a recycler, and the generator that gets it next. */
  private static Writing jackson() {
    BufferRecycler recycler = JsonRecyclerPools.nonRecyclingPool().acquireAndLinkPooled();
    byte[] array = recycler.allocByteBuffer(BufferRecycler.BYTE_WRITE_ENCODING_BUFFER);
    Arrays.fill(array, Writing.FILLER);
    JsonFactory factory = JsonFactory.builder().recyclerPool(new OnlyRecycler(recycler)).build();
    return new MemoryWriting(
        array,
        () -> {
          recycler.releaseByteBuffer(BufferRecycler.BYTE_WRITE_ENCODING_BUFFER, array);
          writeOrder(factory);
        });
  }

  private static void writeOrder(JsonFactory factory) throws IOException {
    try (JsonGenerator json = factory.createGenerator(OutputStream.nullOutputStream())) {
      json.writeStartObject();
      json.writeNumberField("order", 4711);
      json.writeEndObject();
    }
  }
}
