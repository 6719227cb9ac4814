package io.github.reusewatch.corpus;

import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.common.header.Headers;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.Serializer;

/** Interceptors and serializers do what they may. */
final class InterceptedSends {
  private InterceptedSends() {}

  static List<Case> cases() {
    Variants some =
        Variants.any()
            .sizes(Size.EMPTY, Size.SMALL, Size.KIB)
            .deliveries(Delivery.ACKS_1, Delivery.TRANSACTIONAL)
            .compressions(Compression.NONE);
    return List.of(
        Case.of("N1", "in-interceptor", InterceptedSends::refilledByInterceptor).over(some.pairs()),
        Case.of("N2", "replaced", InterceptedSends::replaced).over(some.pairs()),
        Case.of("D7", "replaced", InterceptedSends::replacedAndRefilled)
            .over(some.pairs())
            .when(variant -> variant.container() == Container.DIRECT)
            .finds("CHANGED_BEFORE_ACK intact warning {part} acked"),
        Case.of("N3", "interceptor-adds-header", InterceptedSends::interceptorAddsHeader)
            .over(some.pairs()),
        Case.of("N3", "serializer-adds-header", InterceptedSends::serializerAddsHeader)
            .over(some.containers(Container.ARRAY).pairs()),
        Case.of("N3", "interceptor-adds-header-queued", InterceptedSends::queuedWithNewHeader)
            .over(some.containers(Container.ARRAY).pairs())
            .finds("CHANGED_BEFORE_SEND changed error {part} acked"));
  }

  private static Producer<Object, Object> intercepted(
      Stage stage, Class<? extends Interceptor> by, Payload payload) {
    return stage.ownPlain(
        Interceptor.CLASSES, by.getName(), Interceptor.STAGE, stage, Interceptor.PAYLOAD, payload);
  }

  private static void refilledByInterceptor(Stage stage) {
    Payload payload = stage.variant.payload();
    stage.send(intercepted(stage, Interceptor.Refilling.class, payload), stage.message(payload));
  }

  private static void replaced(Stage stage) {
    replacedBy(stage, stage.variant.payload());
  }

  private static void replacedAndRefilled(Stage stage) {
    Payload payload = stage.variant.payload();
    replacedBy(stage, payload);
    payload.refill();
  }

  private static void replacedBy(Stage stage, Payload payload) {
    Payload other = stage.variant.container().of(24);
    stage.send(
        intercepted(stage, Interceptor.Replacing.class, other),
        stage.message(payload).meantAs(stage.message(other)));
  }

  private static void interceptorAddsHeader(Stage stage) {
    Payload payload = stage.variant.payload();
    stage.send(intercepted(stage, Interceptor.AddingHeader.class, payload), stage.message(payload));
  }

  private static void queuedWithNewHeader(Stage stage) {
    Payload payload = stage.variant.payload();
    Message message = stage.message(payload);
    payload.refill();
    stage.send(intercepted(stage, Interceptor.AddingHeader.class, payload), message);
  }

  private static void serializerAddsHeader(Stage stage) {
    stage.send(
        stage.own(new AddingHeader(), new AddingHeader()), stage.message(stage.variant.payload()));
  }

  /** As serializers that name the type of what they made. */
  private static final class AddingHeader implements Serializer<byte[]> {
    private final ByteArraySerializer plain = new ByteArraySerializer();

    @Override
    public void configure(Map<String, ?> configs, boolean isKey) {}

    @Override
    public byte[] serialize(String topic, byte[] data) {
      return plain.serialize(topic, data);
    }

    @Override
    public byte[] serialize(String topic, Headers headers, byte[] data) {
      headers.add("type", Payload.text(9));
      return plain.serialize(topic, data);
    }

    @Override
    public void close() {}
  }
}
