package io.github.reusewatch.core.instrument;

import net.bytebuddy.description.type.TypeDescription;
import net.bytebuddy.dynamic.DynamicType;

/**
 * One place in Kafka's client where the agent looks: which class, what its shape must be, and the
 * advice.
 */
interface Hook {
  /** The class's name from {@code org.apache.kafka.} on. */
  String className();

  /** What this hook sees, as a word of the start-up line. */
  String name();

  /** What is lost without it. */
  String cost();

  /**
   * Checks the shape of the class.
   *
   * @return what the class lacks for this hook, for people; {@code null} if it fits
   */
  String missingIn(TypeDescription type);

  DynamicType.Builder<?> apply(DynamicType.Builder<?> builder);
}
