package io.github.reusewatch.it;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Which versions go into which storms. {@code -Dstorm.seed=N} takes that seed, and {@code
 * -Dstorm.only='4.1.1 detect'} those that begin like this.
 */
final class StormCases {
  private static final List<String> SOME =
      List.of(
          "2.7.2 detect",
          "2.8.2 detect",
          "3.9.1 detect",
          "4.1.1 detect",
          "2.1.1 protect",
          "2.8.2 protect",
          "4.1.1 protect",
          "3.9.2 detect",
          "4.2.2 detect");

  private StormCases() {}

  static Stream<StormCase> some() throws IOException {
    return all(1).filter(storm -> SOME.contains(storm.client() + " " + storm.mode()));
  }

  static Stream<StormCase> all() throws IOException {
    return all(101);
  }

  private static Stream<StormCase> all(long usualSeed) throws IOException {
    long seed = Long.getLong("storm.seed", usualSeed);
    String only = System.getProperty("storm.only", "");
    return clients()
        .flatMap(
            client ->
                Stream.of(
                    new StormCase(client, "detect", seed), new StormCase(client, "protect", seed)))
        .filter(storm -> storm.toString().startsWith(only));
  }

  private static Stream<ClientUnderTest> clients() throws IOException {
    List<ClientUnderTest> clients = new ArrayList<>(ClientUnderTest.all());
    try (Stream<Path> jars = Files.list(Path.of("target", "pool-clients"))) {
      jars.map(jar -> jar.getFileName().toString().replaceAll("kafka-clients-|\\.jar", ""))
          .map(ClientUnderTest::ofPoolOnlyVersion)
          .forEach(clients::add);
    }
    return clients.stream().sorted(ClientUnderTest.OLDEST_FIRST);
  }
}
