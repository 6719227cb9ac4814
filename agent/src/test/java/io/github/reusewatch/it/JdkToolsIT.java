package io.github.reusewatch.it;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * {@code JAVA_TOOL_OPTIONS} of a container or a shell reaches every JVM started there: the JDK's
 * own tools work as ever, and scripts find nothing new in what they print.
 */
class JdkToolsIT {
  private static final String OPTION = "-javaagent:" + ForkedJvm.AGENT;

  @TempDir Path folder;

  @ParameterizedTest(name = "{0} {1}")
  @MethodSource("jdksAndTools")
  void areLeftAloneWithoutAWord(Path java, String command) throws Exception {
    String stderr = stderrOf(java, command);
    assertThat(stderr).contains("Picked up JAVA_TOOL_OPTIONS: " + OPTION);
    assertThat(stderr + Files.readString(folder.resolve("stdout")))
        .doesNotContain("reusewatch: ")
        .doesNotContain("Sharing is only supported");
  }

  private String stderrOf(Path java, String command) throws IOException, InterruptedException {
    List<String> words = new ArrayList<>(List.of(command.split(" ", -1)));
    words.set(0, java.resolveSibling(words.get(0)).toString());
    ProcessBuilder builder =
        new ProcessBuilder(words).redirectOutput(folder.resolve("stdout").toFile());
    builder.environment().put("JAVA_TOOL_OPTIONS", OPTION);
    Process tool = builder.start();
    String stderr = new String(tool.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(tool.waitFor()).as(stderr).isZero();
    return stderr;
  }

  /**
   * One of each kind of main module: java.base, another java.…, and jdk.…; those that are there.
   */
  static Stream<Arguments> jdksAndTools() {
    return Jdks.currentAndNewest()
        .flatMap(
            java ->
                Stream.of("keytool -help", "jrunscript -help", "jps", "jcmd -l", "javac -version")
                    .filter(
                        command ->
                            Files.isExecutable(java.resolveSibling(command.split(" ", 2)[0])))
                    .map(command -> Arguments.of(java, command)));
  }
}
