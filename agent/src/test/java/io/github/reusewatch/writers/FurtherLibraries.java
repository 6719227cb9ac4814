package io.github.reusewatch.writers;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.BufferRecycler;
import com.fasterxml.jackson.core.util.ByteArrayBuilder;
import io.netty.buffer.Unpooled;
import java.io.IOException;
import java.util.Arrays;
import net.jpountz.lz4.LZ4Factory;
import org.apache.avro.io.BinaryEncoder;
import org.apache.avro.io.EncoderFactory;

/** More libraries; as with the others, lines are those of the versions in the parent POM. */
final class FurtherLibraries {
  private FurtherLibraries() {}

  static void addTo(WriterCases all) {
    all.array(
        "lz4-safe",
        "net.jpountz.lz4.LZ4SafeUtils.lastLiterals(LZ4SafeUtils.java:147)",
        FurtherLibraries::compress);
    all.array(
        "netty-wrapped",
        "io.netty.buffer.HeapByteBufUtil.setByte(HeapByteBufUtil.java:124)",
        array -> Unpooled.wrappedBuffer(array).setByte(3, 1));
    all.add(
        "jackson-byte-array-builder",
        "com.fasterxml.jackson.core.util.ByteArrayBuilder.write(ByteArrayBuilder.java:283)",
        FurtherLibraries::json);
    all.add(
        "avro-binary-encoder",
        "org.apache.avro.io.BufferedBinaryEncoder$OutputStreamSink.innerWrite"
            + "(BufferedBinaryEncoder.java:224)",
        FurtherLibraries::avro);
  }

  private static void compress(byte[] array) {
    LZ4Factory.safeInstance().fastCompressor().compress(new byte[12], 0, 12, array, 100);
  }

  /** The record is built over the builder's segment, and the next builder gets it. */
  private static Writing json() {
    BufferRecycler recycler = new BufferRecycler();
    ByteArrayBuilder first = new ByteArrayBuilder(recycler);
    byte[] segment = first.resetAndGetFirstSegment();
    Arrays.fill(segment, Writing.FILLER);
    return new MemoryWriting(
        segment,
        () -> {
          first.release();
          writeOrder(new ByteArrayBuilder(recycler));
        });
  }

  private static void writeOrder(ByteArrayBuilder into) throws IOException {
    try (JsonGenerator json = new JsonFactory().createGenerator(into)) {
      json.writeStartObject();
      json.writeNumberField("order", 4711);
      json.writeEndObject();
    }
  }

  /** Avro's buffer is flushed to a stream of the application's, whose array the record is over. */
  private static Writing avro() {
    ExposedStream stream = new ExposedStream();
    BinaryEncoder encoder = EncoderFactory.get().binaryEncoder(stream, null);
    return new MemoryWriting(
        stream.array(),
        () -> {
          stream.reset();
          encoder.writeString("order 4711");
          encoder.flush();
        });
  }
}
