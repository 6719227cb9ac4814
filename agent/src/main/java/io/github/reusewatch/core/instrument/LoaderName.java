package io.github.reusewatch.core.instrument;

/** A class loader, for people. */
final class LoaderName {
  private LoaderName() {}

  static String of(ClassLoader loader) {
    String instance =
        loader.getClass().getName() + "@" + Integer.toHexString(System.identityHashCode(loader));
    return loader.getName() == null ? instance : "'" + loader.getName() + "' (" + instance + ")";
  }
}
