package io.github.reusewatch.truth;

import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;

/** Topics that are created some time after the first send to them, which waits for it. */
final class LateTopics implements AutoCloseable {
  private static final long DELAY_MILLIS = 250;

  private final Admin admin;
  private final Set<String> awaited = ConcurrentHashMap.newKeySet();
  private final ScheduledExecutorService later = Executors.newSingleThreadScheduledExecutor();

  LateTopics(Admin admin) {
    this.admin = admin;
  }

  /** Somebody is about to send to this one. */
  void await(String topic) {
    if (awaited.add(topic)) {
      later.schedule(
          () -> admin.createTopics(Set.of(topic(topic))), DELAY_MILLIS, TimeUnit.MILLISECONDS);
    }
  }

  static NewTopic topic(String name) {
    return new NewTopic(name, Optional.of(2), Optional.of((short) 1));
  }

  @Override
  public void close() {
    later.shutdown();
  }
}
