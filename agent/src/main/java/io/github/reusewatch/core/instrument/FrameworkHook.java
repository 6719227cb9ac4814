package io.github.reusewatch.core.instrument;

import net.bytebuddy.description.type.TypeDescription;
import net.bytebuddy.dynamic.DynamicType;

/**
 * One end of the time for which a framework keeps payloads: where it takes them into an object of
 * its own, or where it builds a record of that. One without the other is of no use.
 */
interface FrameworkHook {
  /** The class that is hooked. */
  String className();

  /** The class of the other end. */
  String otherEnd();

  /** Of the framework, for people. */
  String framework();

  /** What the class lacks for this hook, for people; {@code null} if it fits. */
  String missingIn(TypeDescription type);

  DynamicType.Builder<?> apply(DynamicType.Builder<?> builder);
}
