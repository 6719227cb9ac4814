package io.github.reusewatch.apps.reactor;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Map;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import reactor.core.publisher.Sinks;
import reactor.core.scheduler.Schedulers;
import reactor.kafka.sender.KafkaSender;
import reactor.kafka.sender.SenderOptions;
import reactor.kafka.sender.SenderRecord;

/**
 * Sends with Reactor Kafka: bootstrap servers, the mutated record's topic, the clean one's. The
 * records wait in a sink of Reactor's until a thread of Reactor's sends them, and the array of the
 * first is filled anew before.
 */
public final class ReactorOrders {
  private ReactorOrders() {}

  public static void main(String[] arguments) {
    Sinks.Many<SenderRecord<byte[], byte[], String>> orders =
        Sinks.many().unicast().onBackpressureBuffer();
    byte[] buffer = "an order of 3 pieces".getBytes(StandardCharsets.US_ASCII);
    orders.tryEmitNext(order(arguments[1], buffer)).orThrow();
    Arrays.fill(buffer, (byte) '#');
    orders
        .tryEmitNext(
            order(arguments[2], "an order of 4 pieces".getBytes(StandardCharsets.US_ASCII)))
        .orThrow();
    orders.tryEmitComplete().orThrow();
    KafkaSender<byte[], byte[]> sender =
        KafkaSender.create(
            SenderOptions.<byte[], byte[]>create(Map.of("bootstrap.servers", arguments[0]))
                .withKeySerializer(new ByteArraySerializer())
                .withValueSerializer(new ByteArraySerializer()));
    sender.send(orders.asFlux().publishOn(Schedulers.boundedElastic())).blockLast();
    sender.close();
  }

  private static SenderRecord<byte[], byte[], String> order(String topic, byte[] value) {
    return SenderRecord.create(topic, 0, null, null, value, topic);
  }
}
