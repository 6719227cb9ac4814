package io.github.reusewatch.it;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import net.bytebuddy.jar.asm.commons.Remapper;

/**
 * A version of kafka-clients that Maven has put into {@code target/clients}, as it is or made
 * special.
 *
 * @param label tells it apart from others of the same version, and is fit for a topic's name
 * @param setting of its producers, {@code name=value}, or empty
 */
record ClientUnderTest(String label, String version, Path jar, String setting) {

  static final Comparator<ClientUnderTest> OLDEST_FIRST =
      Comparator.comparing(ClientUnderTest::numbers, Arrays::compare);

  /** All that Maven has put there, oldest first. */
  static List<ClientUnderTest> all() throws IOException {
    try (Stream<Path> jars = Files.list(Path.of("target", "clients").toAbsolutePath())) {
      return jars.map(ClientUnderTest::asShipped)
          .sorted(OLDEST_FIRST)
          .collect(Collectors.toCollection(ArrayList::new));
    }
  }

  static ClientUnderTest ofVersion(String version) {
    return asShipped(
        Path.of("target", "clients", "kafka-clients-" + version + ".jar").toAbsolutePath());
  }

  /** Of those that are there for what happens in the client's buffer pool alone. */
  static ClientUnderTest ofPoolOnlyVersion(String version) {
    return asShipped(
        Path.of("target", "pool-clients", "kafka-clients-" + version + ".jar").toAbsolutePath());
  }

  private static ClientUnderTest asShipped(Path jar) {
    String version = jar.getFileName().toString().replaceAll("kafka-clients-|\\.jar", "");
    return new ClientUnderTest(version, version, jar, "");
  }

  private int[] numbers() {
    return Arrays.stream(version.split("\\.")).mapToInt(Integer::parseInt).toArray();
  }

  /** With other names in it, and in what sends with it. */
  ClientUnderTest renamed(String how, Remapper names, Path folder) throws IOException {
    Path renamed = folder.resolve(label + "-" + how + ".jar");
    new ReshapedClient(names).writeJar(renamed, jar);
    return new ClientUnderTest(label + "-" + how, version, renamed, setting);
  }

  ClientUnderTest withSetting(String how, String newSetting) {
    return new ClientUnderTest(label + "-" + how, version, jar, newSetting);
  }

  @Override
  public String toString() {
    return label;
  }
}
