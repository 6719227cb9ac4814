package io.github.reusewatch.demo.cve.join;

import io.github.reusewatch.demo.cve.app.Letter;
import java.util.Optional;
import org.apache.kafka.common.TopicPartition;

/**
 * A record that a consumer got.
 *
 * @param partition where it lay
 * @param offset where in the partition
 * @param letter what its value says; nothing, if it is none of the application's values
 */
public record Arrival(TopicPartition partition, long offset, Optional<Letter> letter) {

  boolean isMisrouted() {
    return letter.isPresent() && !letter.get().partition().equals(partition);
  }

  /** Whether it is this one, where it belongs. */
  boolean isAtHome(Letter wanted) {
    return partition.equals(wanted.partition()) && letter.filter(wanted::equals).isPresent();
  }
}
