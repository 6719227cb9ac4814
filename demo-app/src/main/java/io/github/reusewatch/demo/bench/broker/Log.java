package io.github.reusewatch.demo.bench.broker;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.kafka.common.message.ProduceRequestData;
import org.apache.kafka.common.message.ProduceRequestData.PartitionProduceData;
import org.apache.kafka.common.message.ProduceResponseData;
import org.apache.kafka.common.message.ProduceResponseData.PartitionProduceResponse;
import org.apache.kafka.common.message.ProduceResponseData.TopicProduceResponse;
import org.apache.kafka.common.record.internal.MemoryRecords;
import org.apache.kafka.common.record.internal.RecordBatch;

/** Gives the batches their offsets and keeps nothing else of them. */
final class Log {
  private static final short NO_ACKS = 0;

  private final Map<Integer, Long> ends = new ConcurrentHashMap<>();

  /** Null where the client wants no answer. */
  ProduceResponseData append(ProduceRequestData request) {
    ProduceResponseData answer = new ProduceResponseData();
    request
        .topicData()
        .forEach(
            topic -> {
              TopicProduceResponse responses = new TopicProduceResponse().setName(topic.name());
              topic
                  .partitionData()
                  .forEach(partition -> responses.partitionResponses().add(append(partition)));
              answer.responses().add(responses);
            });
    return request.acks() == NO_ACKS ? null : answer;
  }

  private PartitionProduceResponse append(PartitionProduceData partition) {
    long records = 0;
    // Only the headers of batches are read, compressed or not.
    for (RecordBatch batch : ((MemoryRecords) partition.records()).batches()) {
      records += batch.lastOffset() - batch.baseOffset() + 1;
    }
    long end = ends.merge(partition.index(), records, Long::sum);
    return new PartitionProduceResponse().setIndex(partition.index()).setBaseOffset(end - records);
  }
}
