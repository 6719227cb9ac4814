package io.github.reusewatch.demo.story.join;

import org.apache.kafka.common.TopicPartition;

/**
 * A record that the application handed over.
 *
 * @param partition where it was to go
 * @param sequence the application's number for it, which its key carries
 * @param crc32c of its value as the application built it
 */
public record SentRecord(TopicPartition partition, long sequence, int crc32c) {}
