package io.github.reusewatch.core.kafka;

/**
 * Which client it is, in words: unlike its classes, this may be held for longer than the client.
 */
public final class ClientName {
  /** The name of its class {@code KafkaProducer}, which may be relocated. */
  public final String producerClass;

  /** Of kafka-clients; {@code null} if it is not known. */
  public final String version;

  public ClientName(String producerClass, String version) {
    this.producerClass = producerClass;
    this.version = version;
  }
}
