package io.github.reusewatch.demo.bench;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Properties;
import java.util.jar.Attributes;
import java.util.jar.JarFile;

/**
 * Where and with what was measured. What is not known is null.
 *
 * @param date of the start, ISO 8601
 */
record Machine(
    String cpu,
    int cores,
    String os,
    String jdk,
    String kafkaClients,
    String agent,
    String openTelemetry,
    String date) {

  static Machine here(Settings settings) {
    return new Machine(
        cpuModel(),
        Runtime.getRuntime().availableProcessors(),
        System.getProperty("os.name") + " " + System.getProperty("os.version"),
        System.getProperty("java.vm.name") + " " + System.getProperty("java.runtime.version"),
        kafkaClientsVersion(),
        version(settings.agents().reusewatch()),
        version(settings.agents().openTelemetry()),
        Instant.now().truncatedTo(ChronoUnit.SECONDS).toString());
  }

  private static String cpuModel() {
    try {
      return Files.readAllLines(Path.of("/proc/cpuinfo")).stream()
          .filter(line -> line.startsWith("model name"))
          .map(line -> line.substring(line.indexOf(':') + 1).trim())
          .findFirst()
          .orElse(null);
    } catch (IOException anotherSystem) {
      return null;
    }
  }

  private static String kafkaClientsVersion() {
    try (InputStream in = Machine.class.getResourceAsStream("/kafka/kafka-version.properties")) {
      Properties properties = new Properties();
      properties.load(in);
      return properties.getProperty("version");
    } catch (IOException unreadable) {
      return null;
    }
  }

  private static String version(Path jar) {
    if (!Files.isRegularFile(jar)) {
      return null;
    }
    try (JarFile file = new JarFile(jar.toFile())) {
      return file.getManifest()
          .getMainAttributes()
          .getValue(Attributes.Name.IMPLEMENTATION_VERSION);
    } catch (IOException unreadable) {
      return null;
    }
  }
}
