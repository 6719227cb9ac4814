package io.github.reusewatch.core.instrument;

import java.util.List;
import net.bytebuddy.description.type.TypeDescription;
import net.bytebuddy.dynamic.ClassFileLocator;
import net.bytebuddy.dynamic.DynamicType;

/**
 * One place in Kafka's client where the agent looks: which class, what its shape must be, and the
 * advice.
 */
interface Hook {
  /**
   * The class's name from {@code org.apache.kafka.} on, and the names it had in other versions: the
   * first that the client has is hooked.
   */
  List<String> classNames();

  /** What this hook sees, as a word of the start-up line. */
  String name();

  /** What is lost without it. */
  String cost();

  /**
   * Checks the shape of the class.
   *
   * @param classes where its class file is, for what a description does not tell
   * @return what the class lacks for this hook, for people; {@code null} if it fits
   */
  String missingIn(TypeDescription type, ClassFileLocator classes);

  DynamicType.Builder<?> apply(DynamicType.Builder<?> builder);
}
