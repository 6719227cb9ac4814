package io.github.reusewatch.core.instrument;

import io.github.reusewatch.bridge.SendBridge;
import io.github.reusewatch.core.config.ClassNames;
import io.github.reusewatch.core.config.Config;
import io.github.reusewatch.core.config.Options;
import io.github.reusewatch.core.kafka.KafkaClient;
import io.github.reusewatch.core.kafka.SeenMoments;
import io.github.reusewatch.core.report.Console;
import io.github.reusewatch.core.report.SendStatistics;
import java.lang.instrument.ClassFileTransformer;
import java.security.ProtectionDomain;
import java.util.List;

/**
 * Sees every class the JVM loads and picks those of Kafka clients by the ends of their names, so
 * that relocated clients are found, too. Nothing of Byte Buddy is loaded before the first of them.
 */
public final class ClientTransformer implements ClassFileTransformer {
  /** Of {@code clients} and {@code common}. */
  static final String CLIENT_PACKAGES = "org/apache/kafka/c";

  private static final String MOCK_PRODUCER = KafkaClient.MOCK_PRODUCER.replace('.', '/');

  private final Config config;
  private final ClassNames producers;
  private final SendStatistics statistics;
  private final Console console;
  private ClientInstrumentation instrumentation;

  public ClientTransformer(Config config, SendStatistics statistics, Console console) {
    this.config = config;
    this.producers = config.get(Options.PRODUCERS);
    this.statistics = statistics;
    this.console = console;
  }

  @Override
  public byte[] transform(
      ClassLoader loader,
      String internalName,
      Class<?> redefined,
      ProtectionDomain domain,
      byte[] classFile) {
    // A class that is being redefined has its hooks, and can get no further field. Classes of ours
    // may be needed for the first time right here.
    if (internalName == null
        || redefined != null
        || loader == null
        || loader == ClientTransformer.class.getClassLoader()) {
      return null;
    }
    try {
      if (internalName.endsWith(MOCK_PRODUCER)) {
        return otherProducer(loader, internalName, classFile);
      }
      return internalName.contains(CLIENT_PACKAGES)
          ? clientInstrumentation().instrument(loader, internalName.replace('/', '.'), classFile)
          : ofApplication(loader, internalName, classFile);
    } catch (Throwable e) {
      SendBridge.error(e);
      console.warn(
          "not watching "
              + internalName.replace('/', '.')
              + " loaded by "
              + LoaderName.of(loader)
              + ": "
              + e);
      return null;
    }
  }

  private byte[] ofApplication(ClassLoader loader, String internalName, byte[] classFile) {
    if (!producers.isEmpty() && !producers.matching(internalName.replace('/', '.')).isEmpty()) {
      return otherProducer(loader, internalName, classFile);
    }
    if (ClassFileHeader.declaresProducer(classFile)) {
      statistics.producersNotNamed.increment();
      console.info(
          "not watching "
              + internalName.replace('/', '.')
              + " loaded by "
              + LoaderName.of(loader)
              + " by itself: it implements Producer. What it passes on to a KafkaProducer is watched there; if it keeps records, name it in the option producers.");
    }
    return null;
  }

  private byte[] otherProducer(ClassLoader loader, String internalName, byte[] classFile) {
    return clientInstrumentation()
        .otherProducers()
        .instrument(loader, internalName.replace('/', '.'), classFile);
  }

  /** What is seen of the sends of this class's instances. */
  public SeenMoments seenMoments(Class<?> producerClass) {
    return clientInstrumentation().seenMoments(producerClass);
  }

  /** Says which producers have come too early, see {@link ClientGate#tooEarly}. */
  public void sayWhatIsLoadedAlready(List<Class<?>> tooEarly) {
    for (Class<?> each : tooEarly) {
      statistics.producersLeftAlone.increment();
      console.warn(
          "not watching "
              + each.getName()
              + " loaded by "
              + LoaderName.of(each.getClassLoader())
              + ": it was loaded before the agent started. If the JVM takes its classes from an AOT cache, switch that off with -XX:AOTMode=off; if another agent loads it, put this agent before that one.");
    }
  }

  /** What the option {@code producers} names and no such class was loaded of. */
  public List<String> unmatchedProducers() {
    return producers.isEmpty() ? List.of() : clientInstrumentation().otherProducers().unmatched();
  }

  private synchronized ClientInstrumentation clientInstrumentation() {
    if (instrumentation == null) {
      instrumentation = new ClientInstrumentation(config, statistics, console);
    }
    return instrumentation;
  }
}
