package io.github.reusewatch.it;

import net.bytebuddy.jar.asm.commons.Remapper;
import net.bytebuddy.utility.OpenedClassReader;

/** Kafka's names as the shade plugin leaves them in a connector of Flink. */
final class Relocation extends Remapper {
  static final String PREFIX = "org.apache.flink.kafka.shaded.";

  Relocation() {
    super(OpenedClassReader.ASM_API);
  }

  @Override
  public String map(String internalName) {
    return internalName.startsWith("org/apache/kafka/")
        ? PREFIX.replace('.', '/') + internalName
        : internalName;
  }

  /** Class names in settings. */
  @Override
  public Object mapValue(Object value) {
    return value instanceof String name && name.startsWith("org.apache.kafka.")
        ? PREFIX + name
        : super.mapValue(value);
  }
}
