package io.github.reusewatch.premain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.instrument.Instrumentation;
import java.net.URL;
import java.net.URLConnection;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import java.util.zip.CRC32C;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class IsolatedClassLoaderTest {
  private static final String HIDDEN = Hidden.class.getName();
  private static final String HIDDEN_FILE = HIDDEN.replace('.', '/') + ".class";

  @TempDir Path folder;
  private JarFile jar;
  private ClassLoader loader;

  @BeforeEach
  void makeJar() throws IOException {
    Path file = folder.resolve("an agent.jar");
    try (OutputStream out = Files.newOutputStream(file);
        JarOutputStream entries = new JarOutputStream(out)) {
      add(entries, "inst/" + HIDDEN_FILE + "data", hiddenClassFile());
      add(entries, "inst/io/github/reusewatch/core/version.properties", bytes("version=1"));
      add(entries, "outside/com/acme/Outside.class", hiddenClassFile());
      add(entries, "top.txt", bytes("top"));
    }
    jar = new JarFile(file.toFile());
    loader = new IsolatedClassLoader(jar, ClassLoader.getPlatformClassLoader());
  }

  @AfterEach
  void closeJar() throws IOException {
    jar.close();
  }

  @Test
  void loadsAClassFromItsClassdata() throws Exception {
    Class<?> hidden = loader.loadClass(HIDDEN);
    assertThat(hidden).isNotSameAs(Hidden.class);
    assertThat(hidden.getClassLoader()).isSameAs(loader);
    assertThat(hidden.getMethod("says").invoke(null)).isEqualTo("hidden");
    assertThat(loader.loadClass(HIDDEN)).isSameAs(hidden);
  }

  @Test
  void doesNotSeeTheApplicationsClassPath() {
    assertThatThrownBy(() -> loader.loadClass(IsolatedClassLoaderTest.class.getName()))
        .isInstanceOf(ClassNotFoundException.class);
    assertThatThrownBy(() -> loader.loadClass("org.junit.jupiter.api.Test"))
        .isInstanceOf(ClassNotFoundException.class);
    assertThat(loader.getResource("org/junit/jupiter/api/Test.class")).isNull();
    assertThat(loader.getResourceAsStream("org/junit/jupiter/api/Test.class")).isNull();
  }

  @Test
  void seesTheJdk() throws ClassNotFoundException {
    assertThat(loader.loadClass("java.util.zip.CRC32C")).isSameAs(CRC32C.class);
    assertThat(loader.loadClass("java.lang.instrument.Instrumentation"))
        .isSameAs(Instrumentation.class);
  }

  @Test
  void aMissingClassIsNamed() {
    assertThatThrownBy(() -> loader.loadClass("com.acme.Missing"))
        .isInstanceOf(ClassNotFoundException.class)
        .hasMessageContaining("com.acme.Missing");
  }

  @Test
  void aClassFileIsReadFromItsClassdata() throws IOException {
    try (InputStream in = loader.getResourceAsStream(HIDDEN_FILE)) {
      assertThat(in.readAllBytes()).isEqualTo(hiddenClassFile());
    }
    URL url = loader.getResource(HIDDEN_FILE);
    assertThat(url.toString()).startsWith("jar:file:").endsWith("Hidden.classdata");
    assertThat(read(url)).isEqualTo(hiddenClassFile());
  }

  @Test
  void otherResourcesAreReadUnderTheirName() throws IOException {
    String name = "io/github/reusewatch/core/version.properties";
    try (InputStream in = loader.getResourceAsStream(name)) {
      assertThat(in.readAllBytes()).isEqualTo(bytes("version=1"));
    }
    assertThat(read(loader.getResource(name))).isEqualTo(bytes("version=1"));
    assertThat(Collections.list(loader.getResources(name)))
        .containsExactly(loader.getResource(name));
  }

  @Test
  void whatLiesOutsideItsFolderIsNotThere() throws IOException {
    assertThat(loader.getResource("top.txt")).isNull();
    assertThat(loader.getResourceAsStream("top.txt")).isNull();
    assertThat(loader.getResource("outside/com/acme/Outside.class")).isNull();
    assertThat(Collections.list(loader.getResources("top.txt"))).isEmpty();
  }

  @Test
  void theClassdataIsNoClassFileToOthers() {
    assertThat(jar.getEntry(HIDDEN_FILE)).isNull();
    assertThat(loader.getName()).isEqualTo("reusewatch");
  }

  private static byte[] hiddenClassFile() throws IOException {
    try (InputStream in =
        IsolatedClassLoaderTest.class.getClassLoader().getResourceAsStream(HIDDEN_FILE)) {
      return in.readAllBytes();
    }
  }

  private static byte[] read(URL url) throws IOException {
    URLConnection connection = url.openConnection();
    connection.setUseCaches(false);
    try (InputStream in = connection.getInputStream()) {
      return in.readAllBytes();
    }
  }

  private static void add(JarOutputStream entries, String name, byte[] content) throws IOException {
    entries.putNextEntry(new JarEntry(name));
    entries.write(content);
    entries.closeEntry();
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  /** Lies in the jar, and on the application's class path too. */
  public static final class Hidden {
    private Hidden() {}

    public static String says() {
      return "hidden";
    }
  }
}
