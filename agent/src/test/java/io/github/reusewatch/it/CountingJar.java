package io.github.reusewatch.it;

import io.github.reusewatch.cost.count.AgentCounts;
import io.github.reusewatch.cost.count.CountingAgent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;

/** The jars of {@link CountingAgent}. */
final class CountingJar {
  private static final String COUNTS = "counts.jar";

  private CountingJar() {}

  /** The argument for a JVM that has the agent's own class on its class path. */
  static String argument(Path folder) throws IOException {
    Manifest manifest = manifest();
    manifest.getMainAttributes().putValue("Premain-Class", CountingAgent.class.getName());
    manifest.getMainAttributes().putValue("Boot-Class-Path", COUNTS);
    Path jar = folder.resolve("counting.jar");
    new JarOutputStream(Files.newOutputStream(jar), manifest).close();
    String counts = AgentCounts.class.getName().replace('.', '/') + ".class";
    try (JarOutputStream out =
        new JarOutputStream(Files.newOutputStream(folder.resolve(COUNTS)), manifest())) {
      out.putNextEntry(new JarEntry(counts));
      Files.copy(ForkedJvm.testClasses().resolve(counts), out);
    }
    return "-javaagent:" + jar;
  }

  private static Manifest manifest() {
    Manifest manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    return manifest;
  }
}
