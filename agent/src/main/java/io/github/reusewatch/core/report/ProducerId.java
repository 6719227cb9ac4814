package io.github.reusewatch.core.report;

/** The producer a finding is of. A field that is not known is {@code null}. */
public final class ProducerId {
  final String className;
  final String clientId;
  final String kafkaVersion;

  /**
   * @param className the class of the instance, which may be a subclass of KafkaProducer
   * @param clientId its {@code client.id}
   * @param kafkaVersion the version of kafka-clients
   */
  public ProducerId(String className, String clientId, String kafkaVersion) {
    this.className = className;
    this.clientId = clientId;
    this.kafkaVersion = kafkaVersion;
  }

  public String className() {
    return className;
  }
}
