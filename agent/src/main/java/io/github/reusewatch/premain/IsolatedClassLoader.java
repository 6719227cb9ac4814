package io.github.reusewatch.premain;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.util.Collections;
import java.util.Enumeration;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;

/**
 * Loads the agent's core and its libraries from {@code inst/**.classdata} in the agent's jar, where
 * no other class loader takes them for classes.
 *
 * <pre>
 *   bootstrap          io.github.reusewatch.bridge   (the agent's jar, appended)
 *      ^      ^
 *   platform   \
 *    ^    ^     \
 *    |    isolated: core, Byte Buddy, Gson           (this loader)
 *   system: premain, the application
 * </pre>
 *
 * So neither the application's libraries nor its context class loader can change what the agent
 * runs with, and the other way round.
 */
final class IsolatedClassLoader extends ClassLoader {
  private static final String PREFIX = "inst/";

  static {
    registerAsParallelCapable();
  }

  private final JarFile jar;

  IsolatedClassLoader(JarFile jar, ClassLoader parent) {
    super("reusewatch", parent);
    this.jar = jar;
  }

  @Override
  protected Class<?> findClass(String name) throws ClassNotFoundException {
    byte[] bytes = read(name.replace('.', '/') + ".class");
    if (bytes == null) {
      throw new ClassNotFoundException(name);
    }
    return defineClass(name, bytes, 0, bytes.length);
  }

  /** Byte Buddy reads the class files of advice through here. */
  @Override
  public InputStream getResourceAsStream(String name) {
    byte[] bytes = read(name);
    return bytes == null ? super.getResourceAsStream(name) : new ByteArrayInputStream(bytes);
  }

  @Override
  protected URL findResource(String name) {
    JarEntry entry = entry(name);
    try {
      return entry == null
          ? null
          : new URL("jar:" + new java.io.File(jar.getName()).toURI() + "!/" + entry.getName());
    } catch (MalformedURLException e) {
      return null;
    }
  }

  @Override
  protected Enumeration<URL> findResources(String name) {
    URL url = findResource(name);
    return url == null
        ? Collections.emptyEnumeration()
        : Collections.enumeration(Collections.singleton(url));
  }

  private JarEntry entry(String resource) {
    String name = resource.endsWith(".class") ? resource + "data" : resource;
    return jar.getJarEntry(PREFIX + name);
  }

  private byte[] read(String resource) {
    JarEntry entry = entry(resource);
    if (entry == null) {
      return null;
    }
    try (InputStream in = jar.getInputStream(entry)) {
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read " + entry + " of " + jar.getName(), e);
    }
  }
}
