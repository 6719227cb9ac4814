package io.github.reusewatch.cost.hotpath;

import io.github.reusewatch.bridge.SendBridge;
import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.Callback;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.internals.ProducerBatch;
import org.apache.kafka.common.serialization.ByteArraySerializer;

/**
 * A client with the agent. What is inlined into {@code KafkaProducer} stands here, in the same
 * order ({@code SendHook}, {@code SerializationHook}, {@code SerializersHook}); record and batch
 * call the agent by themselves.
 */
final class WatchedClient extends PlainClient {
  private static final String WATCHED = "WatchedSend";

  /** Sends nothing, and there is no broker. */
  private final KafkaProducer<byte[], byte[]> producer = producer();

  private static KafkaProducer<byte[], byte[]> producer() {
    Map<String, Object> settings = new HashMap<>();
    settings.put("bootstrap.servers", "127.0.0.1:1");
    settings.put("reconnect.backoff.ms", "3600000");
    return new KafkaProducer<>(settings, new ByteArraySerializer(), new ByteArraySerializer());
  }

  @Override
  void enter(OneSend send) {
    super.enter(send);
    send.send = SendBridge.sendEntered(producer, send.record);
    if (send.send != null) {
      send.callback = (Callback) SendBridge.callbackOf(send.send, send.callback);
      SendBridge.hold(send.send);
    }
  }

  @Override
  void copy(OneSend send, ProducerBatch batch) {
    SendBridge.serializing(send.record);
    SendBridge.serialized(null, true);
    SendBridge.serialized(send.value, false);
    append(send, batch);
    SendBridge.sendExited(send.send, null);
  }

  /** Fails unless this send is under watch, and no error of the agent's was swallowed. */
  static void check(OneSend send) {
    if (!isWatched(send.send)) {
      throw new IllegalStateException("not watched: " + send.send);
    }
    if (SendBridge.errors() > 0) {
      throw new IllegalStateException(SendBridge.firstError());
    }
  }

  /** By the name of its class, or one that this extends. */
  private static boolean isWatched(Object send) {
    Class<?> type = send == null ? null : send.getClass();
    while (type != null && !type.getSimpleName().equals(WATCHED)) {
      type = type.getSuperclass();
    }
    return type != null;
  }

  @Override
  public void close() {
    producer.close();
  }
}
