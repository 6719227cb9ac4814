package io.github.reusewatch.demo.run;

import java.io.File;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collection;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The class paths of child processes, made of this JVM's own. */
public final class ClassPath {
  private ClassPath() {}

  /**
   * An application's own classes and the libraries that it needs, but no broker.
   *
   * @param main its main class
   * @param first comes before the libraries
   * @param libraries where the names of their jars begin
   * @return the entries, separated for this system
   */
  public static String of(Class<?> main, Stream<Path> first, Collection<String> libraries) {
    Stream<String> ofThisJvm =
        Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator, -1))
            .filter(entry -> libraries.stream().anyMatch(new File(entry).getName()::startsWith));
    return Stream.of(Stream.of(homeOf(main)), first, ofThisJvm)
        .flatMap(entries -> entries)
        .map(Object::toString)
        .collect(Collectors.joining(File.pathSeparator));
  }

  private static Path homeOf(Class<?> main) {
    try {
      return Path.of(main.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException("the application's class path is not known", e);
    }
  }
}
