package io.github.reusewatch.core.instrument;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** Loads some classes once more, rewritten, and the others from its parent. */
final class WovenLoader extends ClassLoader {
  private final Predicate<String> own;
  private final UnaryOperator<byte[]> rewritten;

  /**
   * @param own the names of the classes to load once more
   * @param rewritten of a class file
   */
  WovenLoader(ClassLoader parent, Predicate<String> own, UnaryOperator<byte[]> rewritten) {
    super(parent);
    this.own = own;
    this.rewritten = rewritten;
  }

  static byte[] classFile(ClassLoader loader, String name) {
    try (InputStream in = loader.getResourceAsStream(name.replace('.', '/') + ".class")) {
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    synchronized (getClassLoadingLock(name)) {
      if (!own.test(name)) {
        return super.loadClass(name, resolve);
      }
      Class<?> loaded = findLoadedClass(name);
      return loaded == null ? define(name, classFile(getParent(), name)) : loaded;
    }
  }

  /** Verified when it is linked, as all classes of this loader. */
  Class<?> define(String name, byte[] classFile) {
    byte[] made = rewritten.apply(classFile);
    return defineClass(name, made, 0, made.length);
  }
}
