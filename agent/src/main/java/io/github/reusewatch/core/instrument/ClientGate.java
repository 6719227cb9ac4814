package io.github.reusewatch.core.instrument;

import io.github.reusewatch.core.kafka.KafkaClient;
import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.IllegalClassFormatException;
import java.security.ProtectionDomain;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * Lets all classes pass until one comes that the agent may have to do with; then has the
 * transformers made that do the work, and gives them that class and all that follow.
 *
 * <p>It stands for them in the order in which the agents of a JVM see a class: a transformer that
 * were added only then would not see the class that it was added for.
 */
public final class ClientGate implements ClassFileTransformer {
  private final Supplier<List<ClassFileTransformer>> opening;

  /** {@code null} while the gate is closed. */
  private volatile List<ClassFileTransformer> transformers;

  /**
   * @param opening called once, on the thread that loads the first such class. Others that load one
   *     meanwhile wait for it, so it must not ask the application's class loaders for anything.
   */
  public ClientGate(Supplier<List<ClassFileTransformer>> opening) {
    this.opening = opening;
  }

  @Override
  public byte[] transform(
      ClassLoader loader,
      String internalName,
      Class<?> redefined,
      ProtectionDomain domain,
      byte[] classFile)
      throws IllegalClassFormatException {
    List<ClassFileTransformer> now = transformers;
    if (now == null) {
      if (internalName == null
          || redefined != null
          || loader == null
          || loader == ClientGate.class.getClassLoader()
          || !opensFor(internalName, classFile)) {
        return null;
      }
      now = open();
    }
    byte[] transformed = null;
    for (ClassFileTransformer each : now) {
      byte[] more =
          each.transform(
              loader,
              internalName,
              redefined,
              domain,
              transformed == null ? classFile : transformed);
      transformed = more == null ? transformed : more;
    }
    return transformed;
  }

  static boolean opensFor(String internalName, byte[] classFile) {
    return internalName.contains(ClientTransformer.CLIENT_PACKAGES)
        || FrameworkTransformer.knows(internalName)
        || ClassFileHeader.declaresProducer(classFile);
  }

  /** Opens the gate, if it is not open yet. */
  public synchronized List<ClassFileTransformer> open() {
    if (transformers == null) {
      transformers = opening.get();
    }
    return transformers;
  }

  /**
   * Those of {@code loaded} that would have to be transformed, and cannot be any more: in an
   * archive of linked classes (JEP 483) that was made in a run with an agent, classes are there
   * before any agent starts.
   */
  public static List<Class<?>> tooEarly(Class<?>[] loaded) {
    List<Class<?>> tooEarly = new ArrayList<>();
    for (Class<?> each : loaded) {
      if (each.getClassLoader() != null
          && (each.getName().endsWith(KafkaClient.PRODUCER)
              || each.getName().endsWith("clients.producer.ProducerRecord"))) {
        tooEarly.add(each);
      }
    }
    return tooEarly;
  }
}
