package io.github.reusewatch.bridge;

/**
 * Added to {@code ProducerRecord}, its {@code RecordHeaders} and {@code KafkaProducer} when their
 * classes are loaded: one private transient field in which the agent keeps what it knows of the
 * instance. A field costs no look-up and dies with its object, where a map by identity would do
 * neither.
 */
public interface Carrier {
  /** What the agent keeps with this object; {@code null} if nothing. */
  Object reusewatch$carried();

  /** Keeps {@code carried} with this object. */
  void reusewatch$carry(Object carried);
}
