package io.github.reusewatch.core.instrument;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whole libraries get their traps, and the JVM verifies each of their classes. */
class WovenLibrariesTest {
  private int withTraps;

  static Stream<String> libraries() {
    return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator, -1))
        .filter(
            entry ->
                entry.matches(".*/(kafka-clients|gson|lz4-java|spring-core)-[0-9][^/]*\\.jar"));
  }

  @ParameterizedTest
  @MethodSource("libraries")
  void isVerifiedAsItIsWithout(String jar) throws IOException {
    List<String> names = classesOf(jar);
    List<String> bare = linkAll(names, UnaryOperator.identity());
    List<String> woven = linkAll(names, this::woven);
    woven.removeAll(bare);
    assertThat(woven).isEmpty();
    assertThat(withTraps).isPositive();
  }

  private byte[] woven(byte[] classFile) {
    TrappedClass trapped = TrappedClass.of(classFile, name -> !name.startsWith("java"));
    byte[] made = trapped.make();
    withTraps += made == null ? 0 : 1;
    return made == null ? classFile : made;
  }

  /** What came of it: libraries have classes for what is not there. */
  private static List<String> linkAll(List<String> names, UnaryOperator<byte[]> rewritten) {
    WovenLoader loader =
        new WovenLoader(WovenLibrariesTest.class.getClassLoader(), names::contains, rewritten);
    List<String> results = new ArrayList<>();
    for (String name : names) {
      try {
        Class<?> loaded = loader.loadClass(name);
        results.add(name + (loaded.getDeclaredMethods().length < 0)); // which links it
      } catch (LinkageError | ClassNotFoundException | TypeNotPresentException e) {
        results.add(name + " " + e);
      }
    }
    return results;
  }

  private static List<String> classesOf(String jar) throws IOException {
    try (JarFile file = new JarFile(jar)) {
      List<String> names = new ArrayList<>();
      file.stream()
          .map(ZipEntry::getName)
          .filter(name -> name.endsWith(".class") && !name.contains("-"))
          .map(name -> name.substring(0, name.length() - 6).replace('/', '.'))
          .forEach(names::add);
      return names;
    }
  }
}
