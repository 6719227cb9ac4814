package io.github.reusewatch.versions;

import java.io.File;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * One version of kafka-clients and what sends with it, in a class loader that sees no other
 * version: the jar, and then everything of this JVM's class path, which has no client.
 */
public final class ClientLoader {
  private final URLClassLoader loader;

  /**
   * Of a client.
   *
   * @param label the loader's name
   * @param jar the client's
   */
  public ClientLoader(String label, Path jar) {
    List<URL> urls = new ArrayList<>();
    urls.add(url(jar));
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
      urls.add(url(Path.of(entry)));
    }
    loader =
        new URLClassLoader(label, urls.toArray(new URL[0]), ClassLoader.getPlatformClassLoader());
  }

  /**
   * The same class again, with this client's classes. The thread gets the loader, too: by it the
   * client finds the classes that settings name.
   */
  public Class<?> load(Class<?> type) throws ClassNotFoundException {
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
