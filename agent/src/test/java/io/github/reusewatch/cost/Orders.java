package io.github.reusewatch.cost;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.google.protobuf.CodedOutputStream;
import com.google.protobuf.DescriptorProtos.DescriptorProto;
import com.google.protobuf.DescriptorProtos.FieldDescriptorProto;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.GenericDatumWriter;
import org.apache.avro.generic.GenericRecord;
import org.apache.avro.io.BinaryEncoder;
import org.apache.avro.io.EncoderFactory;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** An order of a few lines, as libraries write it into arrays that are used again. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class Orders {
  /** Of Avro's own buffer, in bytes. */
  static final int AVRO = 2_048;

  /** Of the buffer that Jackson's generators share, in bytes. */
  static final int JACKSON = 8_000;

  private static final int LINES = 5;
  private static final String SCHEMA =
      """
      {"type": "record", "name": "Order", "fields": [
        {"name": "id", "type": "long"},
        {"name": "customer", "type": "string"},
        {"name": "total", "type": "double"},
        {"name": "lines", "type": {"type": "array", "items":
          {"type": "record", "name": "Line", "fields": [
            {"name": "article", "type": "string"},
            {"name": "quantity", "type": "int"}]}}}]}
      """;

  private final ByteArrayOutputStream out = new ByteArrayOutputStream(Loops.ARRAY);
  private final byte[] array = new byte[Loops.ARRAY];
  private final GenericRecord order = order();
  private final GenericDatumWriter<GenericRecord> writer =
      new GenericDatumWriter<>(order.getSchema());
  private final BinaryEncoder encoder =
      new EncoderFactory().configureBufferSize(AVRO).binaryEncoder(out, null);
  private final DescriptorProto message = message();
  private final JsonFactory json = new JsonFactory();

  @Benchmark
  public ByteArrayOutputStream avro(Sends sends) throws IOException {
    out.reset();
    writer.write(order, encoder);
    encoder.flush();
    return out;
  }

  /** A message of a class that protobuf's own compiler has made. */
  @Benchmark
  public byte[] protobuf(Sends sends) throws IOException {
    CodedOutputStream into = CodedOutputStream.newInstance(array);
    message.writeTo(into);
    into.flush();
    return array;
  }

  @Benchmark
  public ByteArrayOutputStream jackson(Sends sends) throws IOException {
    out.reset();
    try (JsonGenerator generator = json.createGenerator(out)) {
      generator.writeStartObject();
      generator.writeNumberField("id", 4_711_000_000L);
      generator.writeStringField("customer", "Anna Schmidt, Köln");
      generator.writeNumberField("total", 119.95);
      generator.writeArrayFieldStart("lines");
      for (int i = 0; i < LINES; i++) {
        generator.writeStartObject();
        generator.writeStringField("article", "a red umbrella");
        generator.writeNumberField("quantity", i);
        generator.writeEndObject();
      }
      generator.writeEndArray();
      generator.writeEndObject();
    }
    return out;
  }

  private static GenericRecord order() {
    Schema schema = new Schema.Parser().parse(SCHEMA);
    Schema lineSchema = schema.getField("lines").schema().getElementType();
    List<GenericRecord> lines = new ArrayList<>();
    for (int i = 0; i < LINES; i++) {
      GenericRecord line = new GenericData.Record(lineSchema);
      line.put("article", "a red umbrella");
      line.put("quantity", i);
      lines.add(line);
    }
    GenericRecord order = new GenericData.Record(schema);
    order.put("id", 4_711_000_000L);
    order.put("customer", "Anna Schmidt, Köln");
    order.put("total", 119.95);
    order.put("lines", lines);
    return order;
  }

  private static DescriptorProto message() {
    DescriptorProto.Builder message = DescriptorProto.newBuilder().setName("Anna Schmidt, Köln");
    for (int i = 0; i < LINES; i++) {
      message.addField(
          FieldDescriptorProto.newBuilder().setName("a red umbrella").setNumber(4_711 * i));
    }
    return message.build();
  }
}
