package io.github.reusewatch.scenario;

import java.io.File;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Runs {@link Scenarios}, or the class that the property {@code hidden.main} names, in a class
 * loader that shows its classes nothing of the bootstrap class path but the JDK, as OSGi frameworks
 * do.
 */
public final class Hidden {
  private Hidden() {}

  public static void main(String[] arguments) throws Exception {
    List<URL> urls = new ArrayList<>();
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
      urls.add(Path.of(entry).toUri().toURL());
    }
    try (Bundle bundle = new Bundle(urls.toArray(new URL[0]))) {
      Thread.currentThread().setContextClassLoader(bundle);
      bundle
          .loadClass(System.getProperty("hidden.main", Scenarios.class.getName()))
          .getMethod("main", String[].class)
          .invoke(null, (Object) arguments);
    }
  }

  private static final class Bundle extends URLClassLoader {
    Bundle(URL[] urls) {
      super("bundle", urls, ClassLoader.getPlatformClassLoader());
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      if (name.startsWith("io.github.reusewatch.bridge.")) {
        throw new ClassNotFoundException(name);
      }
      return super.loadClass(name, resolve);
    }
  }
}
