package io.github.reusewatch.apps.connect;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.LockSupport;
import org.apache.kafka.connect.data.Schema;
import org.apache.kafka.connect.source.SourceRecord;
import org.apache.kafka.connect.source.SourceTask;

/**
 * Gives the worker a record, fills that one's array anew when it is asked for the next (or with the
 * setting {@code early} at once), gives another with an array of its own, and then ends the worker.
 */
public final class OrderTask extends SourceTask {
  private final byte[] buffer = "an order of 3 pieces".getBytes(StandardCharsets.US_ASCII);
  private Map<String, String> settings;
  private int polls;

  @Override
  public void start(Map<String, String> given) {
    this.settings = given;
  }

  @Override
  public List<SourceRecord> poll() {
    polls++;
    if (polls == 1) {
      List<SourceRecord> given = List.of(order("mutated", buffer));
      if (settings.containsKey("early")) {
        Arrays.fill(buffer, (byte) '#'); // the worker has not converted it yet
      }
      return given;
    }
    if (polls == 2) {
      Arrays.fill(buffer, (byte) '#');
      return List.of(order("clean", "an order of 4 pieces".getBytes(StandardCharsets.US_ASCII)));
    }
    if (polls == 3) {
      // Not by this thread: the worker waits for it.
      new Thread(() -> System.exit(0), "end").start();
    }
    LockSupport.parkNanos(10_000_000);
    return null;
  }

  private SourceRecord order(String topic, byte[] value) {
    return new SourceRecord(
        Map.of(), Map.of(), settings.get(topic), Schema.OPTIONAL_BYTES_SCHEMA, value);
  }

  @Override
  public void stop() {}

  @Override
  public String version() {
    return "1";
  }
}
