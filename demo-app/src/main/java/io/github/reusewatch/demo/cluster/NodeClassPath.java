package io.github.reusewatch.demo.cluster;

import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import java.util.stream.Collectors;

/**
 * The class path for nodes: the place of {@link NodeMain}, and every jar on this JVM's own class
 * path. Its folders are left out, they hold the classes and the logging configuration of whoever
 * uses the cluster.
 */
final class NodeClassPath {
  private final Set<Path> entries = new LinkedHashSet<>();

  private NodeClassPath() {}

  static String ofThisJvm() {
    // Test runners may start a JVM with one small jar as its class path and keep the real one in a
    // property.
    return of(
        homeOfNodeMain(),
        System.getProperty("java.class.path", ""),
        System.getProperty("surefire.test.class.path", ""));
  }

  static String of(Path home, String... classPaths) {
    NodeClassPath classPath = new NodeClassPath();
    classPath.entries.add(home);
    for (String each : classPaths) {
      for (String entry : each.split(File.pathSeparator, -1)) {
        classPath.addIfJar(Path.of(entry).toAbsolutePath().normalize());
      }
    }
    return classPath.entries.stream()
        .map(Path::toString)
        .collect(Collectors.joining(File.pathSeparator));
  }

  private void addIfJar(Path path) {
    if (path.toString().endsWith(".jar") && Files.isRegularFile(path) && entries.add(path)) {
      addClassPathOfManifest(path);
    }
  }

  /**
   * The JVM would follow it too, but a test runner's jar of that kind may be gone before the node
   * starts.
   */
  private void addClassPathOfManifest(Path jar) {
    try (JarFile file = new JarFile(jar.toFile())) {
      Manifest manifest = file.getManifest();
      String named =
          manifest == null
              ? null
              : manifest.getMainAttributes().getValue(Attributes.Name.CLASS_PATH);
      if (named == null) {
        return;
      }
      for (String relative : named.trim().split(" +", -1)) {
        URI uri = jar.toUri().resolve(relative);
        if ("file".equals(uri.getScheme())) {
          addIfJar(Path.of(uri));
        }
      }
    } catch (IOException | IllegalArgumentException unreadable) {
      // The entry stays as it is: the JVM passes over what it cannot read, too.
      return;
    }
  }

  private static Path homeOfNodeMain() {
    try {
      return Path.of(NodeMain.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new ClusterException("the place of " + NodeMain.class.getName() + " is not known", e);
    }
  }
}
