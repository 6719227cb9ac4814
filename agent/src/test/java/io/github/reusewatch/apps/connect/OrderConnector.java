package io.github.reusewatch.apps.connect;

import java.util.List;
import java.util.Map;
import org.apache.kafka.common.config.ConfigDef;
import org.apache.kafka.connect.connector.Task;
import org.apache.kafka.connect.source.SourceConnector;

/** A plugin for Kafka Connect with one task. */
public final class OrderConnector extends SourceConnector {
  private Map<String, String> settings;

  @Override
  public void start(Map<String, String> given) {
    this.settings = given;
  }

  @Override
  public Class<? extends Task> taskClass() {
    return OrderTask.class;
  }

  @Override
  public List<Map<String, String>> taskConfigs(int maxTasks) {
    return List.of(settings);
  }

  @Override
  public void stop() {}

  @Override
  public ConfigDef config() {
    return new ConfigDef();
  }

  @Override
  public String version() {
    return "1";
  }
}
