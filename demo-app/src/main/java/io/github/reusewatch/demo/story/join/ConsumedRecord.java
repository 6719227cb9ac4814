package io.github.reusewatch.demo.story.join;

import io.github.reusewatch.demo.story.app.Verdict;
import org.apache.kafka.common.TopicPartition;

/**
 * A record that a consumer got.
 *
 * @param partition where it lay
 * @param offset where in the partition
 * @param sequence the application's number in its key
 * @param crc32c of its value as it arrived
 * @param verdict of the consumer, from the value and the key alone
 */
public record ConsumedRecord(
    TopicPartition partition, long offset, long sequence, int crc32c, Verdict verdict) {

  boolean isCorrupted() {
    return verdict != Verdict.OK;
  }
}
