package io.github.reusewatch.core.instrument;

import io.github.reusewatch.bridge.SendBridge;
import io.github.reusewatch.core.config.Config;
import io.github.reusewatch.core.report.Console;
import io.github.reusewatch.core.report.SendStatistics;
import java.lang.instrument.ClassFileTransformer;
import java.security.ProtectionDomain;

/**
 * Sees every class the JVM loads and picks those of Kafka clients by the ends of their names, so
 * that relocated clients are found, too. Nothing of Byte Buddy is loaded before the first of them.
 */
public final class ClientTransformer implements ClassFileTransformer {
  /** Of {@code clients} and {@code common}. */
  private static final String CLIENT_PACKAGES = "org/apache/kafka/c";

  private static final String MOCK_PRODUCER = "org/apache/kafka/clients/producer/MockProducer";

  private final Config config;
  private final SendStatistics statistics;
  private final Console console;
  private ClientInstrumentation instrumentation;

  public ClientTransformer(Config config, SendStatistics statistics, Console console) {
    this.config = config;
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
    // A class that is being redefined has its hooks, and can get no further field.
    if (internalName == null
        || redefined != null
        || loader == null
        || !internalName.contains(CLIENT_PACKAGES)) {
      return null;
    }
    if (internalName.endsWith(MOCK_PRODUCER)) {
      statistics.mockProducers.increment();
    }
    try {
      return clientInstrumentation().instrument(loader, internalName.replace('/', '.'), classFile);
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

  /** Whether the moment of the copy into the batch is seen in clients of this loader. */
  public boolean seesCopy(Class<?> producerClass) {
    return clientInstrumentation().seesCopy(producerClass);
  }

  private synchronized ClientInstrumentation clientInstrumentation() {
    if (instrumentation == null) {
      instrumentation = new ClientInstrumentation(config, statistics, console);
    }
    return instrumentation;
  }
}
