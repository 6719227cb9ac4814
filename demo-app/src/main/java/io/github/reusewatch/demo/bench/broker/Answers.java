package io.github.reusewatch.demo.bench.broker;

import java.nio.ByteBuffer;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import org.apache.kafka.common.message.ApiVersionsResponseData;
import org.apache.kafka.common.message.InitProducerIdResponseData;
import org.apache.kafka.common.message.MetadataRequestData;
import org.apache.kafka.common.message.ProduceRequestData;
import org.apache.kafka.common.protocol.ApiKeys;
import org.apache.kafka.common.protocol.ApiMessage;
import org.apache.kafka.common.protocol.ByteBufferAccessor;
import org.apache.kafka.common.requests.RequestHeader;
import org.apache.kafka.common.requests.RequestUtils;

/** What the broker says to each request that a producer sends. */
final class Answers {
  /** The newest version in which a produce request has its topics' names, not their ids. */
  private static final short PRODUCE_BY_NAME = 12;

  private static final Map<ApiKeys, Short> NEWEST =
      Map.of(
          ApiKeys.PRODUCE,
          PRODUCE_BY_NAME,
          ApiKeys.METADATA,
          ApiKeys.METADATA.latestVersion(),
          ApiKeys.API_VERSIONS,
          ApiKeys.API_VERSIONS.latestVersion(),
          ApiKeys.INIT_PRODUCER_ID,
          (short) 4);

  private final Metadata metadata;
  private final Log log = new Log();
  private final AtomicLong producerIds = new AtomicLong();

  Answers(Metadata metadata) {
    this.metadata = metadata;
  }

  /** Null where the client wants none. */
  ByteBuffer to(ByteBuffer request) {
    RequestHeader header = RequestHeader.parse(request);
    ApiMessage body = body(header, request);
    if (body == null) {
      return null;
    }
    short version = header.apiVersion();
    return RequestUtils.serialize(
        header.toResponseHeader().data(),
        header.apiKey().responseHeaderVersion(version),
        body,
        version);
  }

  private ApiMessage body(RequestHeader header, ByteBuffer request) {
    short version = header.apiVersion();
    ByteBufferAccessor in = new ByteBufferAccessor(request);
    return switch (header.apiKey()) {
      case PRODUCE -> log.append(new ProduceRequestData(in, version));
      case METADATA -> metadata.answer(new MetadataRequestData(in, version));
      case API_VERSIONS -> versions();
      case INIT_PRODUCER_ID ->
          new InitProducerIdResponseData()
              .setProducerId(producerIds.incrementAndGet())
              .setProducerEpoch((short) 0);
      default -> throw new IllegalStateException("not spoken here: " + header.apiKey());
    };
  }

  private static ApiVersionsResponseData versions() {
    ApiVersionsResponseData versions = new ApiVersionsResponseData();
    NEWEST.forEach(
        (api, newest) ->
            versions
                .apiKeys()
                .add(
                    new ApiVersionsResponseData.ApiVersion()
                        .setApiKey(api.id)
                        .setMinVersion(api.oldestVersion())
                        .setMaxVersion(newest)));
    return versions;
  }
}
