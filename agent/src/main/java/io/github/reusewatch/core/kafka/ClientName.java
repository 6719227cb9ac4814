package io.github.reusewatch.core.kafka;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Which client it is, in words: unlike its classes, this may be held for longer than the client.
 */
public final class ClientName {
  private static final Pattern MAJOR_AND_MINOR = Pattern.compile("(\\d+)\\.(\\d+).*");

  /** The name of its class {@code KafkaProducer}, which may be relocated. */
  public final String producerClass;

  /** Of kafka-clients; {@code null} if it is not known. */
  public final String version;

  /**
   * Whether it may give one batch's buffer back twice, as clients before 2.2 did (KAFKA-5957,
   * KAFKA-7501); also if the version is not known.
   */
  public final boolean freesTwice;

  public ClientName(String producerClass, String version) {
    this.producerClass = producerClass;
    this.version = version;
    Matcher numbers = MAJOR_AND_MINOR.matcher(version == null ? "" : version);
    this.freesTwice = !numbers.matches() || isBefore22(numbers);
  }

  private static boolean isBefore22(Matcher numbers) {
    int major = Integer.parseInt(numbers.group(1));
    // Confluent's 5.2.0-ccs is 2.2.0.
    int before = numbers.group().matches(".*-c(cs|e)\\b.*") ? 5 : 2;
    return major < before || (major == before && Integer.parseInt(numbers.group(2)) < 2);
  }
}
