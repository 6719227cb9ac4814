package io.github.reusewatch.it;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import net.bytebuddy.ByteBuddy;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The one jar users take. */
class PackagingIT {
  @TempDir Path folder;

  @Test
  void itsRootHoldsNoClassButThoseOfPremainAndBridge() throws IOException {
    assertThat(names().filter(name -> name.endsWith(".class")))
        .isNotEmpty()
        .allMatch(name -> name.matches("io/github/reusewatch/(premain|bridge)/[^/]+\\.class"));
    assertThat(
            names()
                .filter(
                    name ->
                        name.contains("reusewatch/premain") || name.contains("reusewatch/bridge")))
        .noneMatch(name -> name.startsWith("inst/"));
  }

  @Test
  void coreAndItsLibrariesAreHiddenUnderInst() throws IOException {
    List<String> hidden =
        names().filter(name -> name.startsWith("inst/")).collect(Collectors.toList());
    assertThat(hidden)
        .contains(
            "inst/io/github/reusewatch/core/Agent.classdata",
            "inst/net/bytebuddy/ByteBuddy.classdata",
            "inst/com/google/gson/stream/JsonWriter.classdata");
    assertThat(hidden).noneMatch(name -> name.endsWith(".class"));
  }

  @Test
  void nothingElseIsInIt() throws IOException {
    assertThat(
            names()
                .filter(name -> !name.matches("(inst|io/github/reusewatch/(premain|bridge))/.*")))
        .containsExactlyInAnyOrder("META-INF/MANIFEST.MF", "META-INF/LICENSE");
    assertThat(
            names()
                .filter(
                    name ->
                        name.startsWith("inst/")
                            && !name.matches(
                                "inst/(io/github/reusewatch/core|net/bytebuddy|com/google/gson|META-INF)/.*")))
        .isEmpty();
  }

  @Test
  void bytecodeIsOfLevel11() throws IOException {
    try (JarFile jar = new JarFile(ForkedJvm.AGENT.toFile())) {
      List<JarEntry> ours =
          jar.stream()
              .filter(entry -> entry.getName().matches(".*io/github/reusewatch/.*\\.class(data)?"))
              .collect(Collectors.toList());
      for (JarEntry entry : ours) {
        try (InputStream in = jar.getInputStream(entry)) {
          assertThat(in.readNBytes(8)[7]).as(entry.getName()).isEqualTo((byte) 55);
        }
      }
    }
  }

  @Test
  void theNoticesOfTheLibrariesAreKept() throws IOException {
    assertThat(names()).contains("inst/META-INF/NOTICE", "inst/META-INF/licenses/ASM");
  }

  @Test
  void aSecondBuildElsewhereGivesTheSameJar() throws Exception {
    Path root = Path.of("..").toRealPath();
    for (String part :
        List.of(
            "pom.xml",
            "LICENSE",
            "agent/pom.xml",
            "agent/src/main",
            "demo-app/pom.xml",
            "demo-app/src/main",
            ".mvn")) {
      copy(root.resolve(part), folder.resolve(part));
    }
    Path log = folder.resolve("build.log");
    Process build =
        new ProcessBuilder(
                System.getProperty("maven.home") + File.separator + "bin" + File.separator + "mvn",
                "-B",
                "-q",
                "-o",
                "-Dmaven.repo.local=" + localRepository(),
                "-Dmaven.test.skip=true",
                "-pl",
                "agent",
                "-am",
                "package")
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .redirectOutput(log.toFile())
            .start();
    assertThat(build.waitFor(5, TimeUnit.MINUTES)).isTrue();
    assertThat(build.exitValue()).as(Files.readString(log)).isZero();
    assertThat(folder.resolve("agent/target/reusewatch-agent.jar"))
        .hasSameBinaryContentAs(ForkedJvm.AGENT);
  }

  /**
   * Five levels above a library in it: group (2), artifact, version, file. The build may have been
   * given another than the settings name.
   */
  private static Path localRepository() throws URISyntaxException {
    Path jar = Path.of(ByteBuddy.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    return jar.resolve("../../../../..").normalize();
  }

  private static Stream<String> names() throws IOException {
    try (JarFile jar = new JarFile(ForkedJvm.AGENT.toFile())) {
      return jar.stream()
          .filter(entry -> !entry.isDirectory())
          .map(ZipEntry::getName)
          .collect(Collectors.toList())
          .stream();
    }
  }

  private static void copy(Path from, Path to) throws IOException {
    try (Stream<Path> files = Files.walk(from)) {
      for (Path file : (Iterable<Path>) files.filter(Files::isRegularFile)::iterator) {
        Path target = to.resolve(from.relativize(file).toString());
        Files.createDirectories(target.getParent());
        Files.copy(file, target);
      }
    }
  }
}
