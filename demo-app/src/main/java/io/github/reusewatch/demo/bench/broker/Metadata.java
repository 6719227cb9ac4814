package io.github.reusewatch.demo.bench.broker;

import java.util.List;
import org.apache.kafka.common.message.MetadataRequestData;
import org.apache.kafka.common.message.MetadataResponseData;
import org.apache.kafka.common.message.MetadataResponseData.MetadataResponseBroker;
import org.apache.kafka.common.message.MetadataResponseData.MetadataResponsePartition;
import org.apache.kafka.common.message.MetadataResponseData.MetadataResponseTopic;
import org.apache.kafka.common.protocol.Errors;

/** A cluster of one node, which leads all partitions of one topic. */
record Metadata(String topic, int partitions, int port) {
  private static final int NODE = 1;

  MetadataResponseData answer(MetadataRequestData request) {
    MetadataResponseData answer =
        new MetadataResponseData().setClusterId("bench").setControllerId(NODE);
    answer
        .brokers()
        .add(new MetadataResponseBroker().setNodeId(NODE).setHost("127.0.0.1").setPort(port));
    if (request.topics() != null) {
      request.topics().forEach(asked -> answer.topics().add(describe(asked.name())));
    }
    return answer;
  }

  private MetadataResponseTopic describe(String name) {
    MetadataResponseTopic described = new MetadataResponseTopic().setName(name);
    if (!topic.equals(name)) {
      return described.setErrorCode(Errors.UNKNOWN_TOPIC_OR_PARTITION.code());
    }
    for (int index = 0; index < partitions; index++) {
      described
          .partitions()
          .add(
              new MetadataResponsePartition()
                  .setPartitionIndex(index)
                  .setLeaderId(NODE)
                  .setLeaderEpoch(0)
                  .setReplicaNodes(List.of(NODE))
                  .setIsrNodes(List.of(NODE)));
    }
    return described;
  }
}
