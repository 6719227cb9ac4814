package io.github.reusewatch.corpus;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;

/** Makes a topic at a scenario's own time. */
final class TopicMaker {
  private TopicMaker() {}

  static void make(String bootstrapServers, String topic) throws Exception {
    try (Admin admin = Admin.create(Map.of("bootstrap.servers", bootstrapServers))) {
      admin
          .createTopics(
              List.of(
                  new NewTopic(topic, Optional.of(1), Optional.of((short) 1)).configs(Case.LARGE)))
          .all()
          .get();
    }
  }
}
