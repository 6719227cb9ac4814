package io.github.reusewatch.versions;

import io.github.reusewatch.corpus.Smoke;
import java.io.File;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CyclicBarrier;

/**
 * One version of kafka-clients and what sends with it, in a class loader that sees no other
 * version: the jar, and then everything of this JVM's class path, which has no client.
 */
final class Client {
  private final String label;
  private final String setting;
  private final URLClassLoader loader;

  Client(String label, Path jar, String setting) {
    this.label = label;
    this.setting = setting;
    List<URL> urls = new ArrayList<>();
    urls.add(url(jar));
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
      urls.add(url(Path.of(entry)));
    }
    loader =
        new URLClassLoader(label, urls.toArray(new URL[0]), ClassLoader.getPlatformClassLoader());
  }

  String label() {
    return label;
  }

  void smoke(String bootstrapServers, String topicPrefix) throws Exception {
    inLoader(Smoke.class)
        .getMethod("main", String[].class)
        .invoke(
            null, (Object) new String[] {bootstrapServers, topicPrefix + label + ".", "", setting});
    System.out.println("smoke ended with " + label);
  }

  void sendTogether(String bootstrapServers, String topicPrefix, CyclicBarrier rounds)
      throws Exception {
    inLoader(Together.class)
        .getMethod("send", String.class, String.class, String.class, CyclicBarrier.class)
        .invoke(
            null, bootstrapServers, topicPrefix + label + "." + Together.TOPIC, setting, rounds);
    System.out.println("sent together with " + label);
  }

  /**
   * The same class again, with this client's classes. The thread gets the loader, too: by it the
   * client finds the classes that settings name.
   */
  private Class<?> inLoader(Class<?> type) throws ClassNotFoundException {
    Thread.currentThread().setContextClassLoader(loader);
    return loader.loadClass(type.getName());
  }

  private static URL url(Path path) {
    try {
      return path.toUri().toURL();
    } catch (MalformedURLException e) {
      throw new IllegalArgumentException(e);
    }
  }
}
