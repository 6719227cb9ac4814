package io.github.reusewatch.demo.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NodeClassPathTest {
  private final Path home = Path.of("/home-of-node-main");

  @TempDir private Path folder;

  @Test
  void jarsStayAndFoldersGo() throws IOException {
    Path jar = jar("a.jar", null);

    assertThat(NodeClassPath.of(home, joined(folder, jar))).isEqualTo(joined(home, jar));
  }

  @Test
  void jarsThatAnotherJarNamesAreTaken() throws IOException {
    Path library = jar("library.jar", null);
    Path booter = jar("booter.jar", "library.jar missing.jar " + folder.toUri());

    assertThat(NodeClassPath.of(home, booter.toString())).isEqualTo(joined(home, booter, library));
  }

  @Test
  void secondClassPathAddsWhatTheFirstLacks() throws IOException {
    Path a = jar("a.jar", null);
    Path b = jar("b.jar", null);

    assertThat(NodeClassPath.of(home, a.toString(), joined(a, b))).isEqualTo(joined(home, a, b));
  }

  @Test
  void noClassPathAtAll() {
    assertThat(NodeClassPath.of(home, "", "")).isEqualTo(home.toString());
  }

  @Test
  void jarThatIsNoneStays() throws IOException {
    Path broken = Files.writeString(folder.resolve("broken.jar"), "no jar");

    assertThat(NodeClassPath.of(home, broken.toString())).isEqualTo(joined(home, broken));
  }

  private Path jar(String name, String classPath) throws IOException {
    Manifest manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    if (classPath != null) {
      manifest.getMainAttributes().put(Attributes.Name.CLASS_PATH, classPath);
    }
    Path jar = folder.resolve(name);
    new JarOutputStream(Files.newOutputStream(jar), manifest).close();
    return jar;
  }

  private static String joined(Path... entries) {
    return String.join(File.pathSeparator, Arrays.stream(entries).map(Path::toString).toList());
  }
}
