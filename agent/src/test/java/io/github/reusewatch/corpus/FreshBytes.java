package io.github.reusewatch.corpus;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.Serializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** Serializers that make new bytes each time; the object they read changes after {@code send}. */
final class FreshBytes {
  private FreshBytes() {}

  static List<Case> cases() {
    Variants some =
        Variants.any()
            .parts(Part.KEY, Part.VALUE)
            .containers(Container.ARRAY)
            .sizes(Size.KIB)
            .compressions(Compression.NONE, Compression.LZ4);
    return List.of(
        Case.of("N10", "strings", FreshBytes::strings).over(some.pairs()),
        Case.of("N10", "json", FreshBytes::json).over(some.pairs()),
        Case.of("N10", "binary", FreshBytes::binary).over(some.pairs()));
  }

  private static void strings(Stage stage) {
    String text = new String(stage.variant.payload().bytes(), StandardCharsets.US_ASCII);
    send(stage, new StringSerializer(), text, text.getBytes(StandardCharsets.UTF_8));
  }

  private static void json(Stage stage) {
    Map<String, Object> tree = new LinkedHashMap<>();
    tree.put("id", 1);
    tree.put("text", new String(stage.variant.payload().bytes(), StandardCharsets.US_ASCII));
    Json serializer = new Json();
    send(stage, serializer, tree, serializer.serialize(stage.topic, tree));
    tree.put("id", 2);
  }

  private static void binary(Stage stage) {
    byte[] field = stage.variant.payload().bytes();
    Binary serializer = new Binary();
    send(stage, serializer, new Own(field), serializer.serialize(stage.topic, new Own(field)));
    field[0]++;
  }

  private static void send(Stage stage, Serializer<?> serializer, Object object, byte[] bytes) {
    boolean ofKey = stage.variant.part() == Part.KEY;
    ProducerRecord<Object, Object> record =
        new ProducerRecord<>(stage.topic, 0, ofKey ? object : null, ofKey ? null : object);
    stage.send(
        stage.own(serializer, serializer),
        new Message(record, ofKey ? bytes : null, ofKey ? null : bytes, null));
  }

  private static final class Json implements Serializer<Map<String, Object>> {
    @Override
    public void configure(Map<String, ?> configs, boolean isKey) {}

    @Override
    public byte[] serialize(String topic, Map<String, Object> data) {
      if (data == null) {
        return null;
      }
      return data.entrySet().stream()
          .map(field -> '"' + field.getKey() + "\":\"" + field.getValue() + '"')
          .collect(Collectors.joining(",", "{", "}"))
          .getBytes(StandardCharsets.UTF_8);
    }

    @Override
    public void close() {}
  }

  /** As Avro and Protocol Buffers write: the length, then the bytes. */
  private static final class Binary implements Serializer<Own> {
    @Override
    public void configure(Map<String, ?> configs, boolean isKey) {}

    @Override
    public byte[] serialize(String topic, Own data) {
      if (data == null) {
        return null;
      }
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      try (DataOutputStream out = new DataOutputStream(bytes)) {
        out.writeInt(data.bytes.length);
        out.write(data.bytes);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
      return bytes.toByteArray();
    }

    @Override
    public void close() {}
  }
}
