package io.github.reusewatch.demo.cve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CveOptionsTest {
  private static final Optional<Path> AGENT = Optional.of(Path.of("agent.jar"));

  @TempDir private Path folder;

  private CveOptions options(boolean fixed, Optional<Path> agent) {
    return new CveOptions(fixed, agent, Path.of("results"), folder);
  }

  @Test
  void scenes() {
    assertThat(options(false, AGENT).scenes()).containsExactly(Scene.DETECT, Scene.PROTECT);
    assertThat(options(false, Optional.empty()).scenes()).containsExactly(Scene.WITHOUT_AGENT);
    assertThat(options(true, AGENT).scenes()).containsExactly(Scene.FIXED);
    assertThat(options(true, Optional.empty()).scenes()).containsExactly(Scene.FIXED_WITHOUT_AGENT);
  }

  @Test
  void everySceneHasAFolderOfItsOwn() {
    assertThat(Scene.values())
        .extracting(scene -> options(false, AGENT).resultsOf(scene).folder())
        .doesNotHaveDuplicates();
  }

  @Test
  void clientIsTheOneInItsFolder() throws IOException {
    Path affected = jar("affected", "kafka-clients-4.1.1.jar");
    Path fixed = jar("fixed", "kafka-clients-4.1.2.jar");

    assertThat(options(false, AGENT).client()).isEqualTo(new ClientLibrary(affected, "4.1.1"));
    assertThat(options(true, AGENT).client()).isEqualTo(new ClientLibrary(fixed, "4.1.2"));
  }

  @Test
  void clientThatIsMissingOrNotTheOnlyOneIsNamed() throws IOException {
    assertThatThrownBy(() -> options(true, AGENT).client())
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("one kafka-clients jar in " + folder.resolve("fixed"))
        .hasMessageContaining("there are 0");

    jar("affected", "kafka-clients-4.1.1.jar");
    jar("affected", "kafka-clients-4.0.1.jar");
    assertThatThrownBy(() -> options(false, AGENT).client()).hasMessageContaining("there are 2");
  }

  private Path jar(String subfolder, String name) throws IOException {
    return Files.createFile(Files.createDirectories(folder.resolve(subfolder)).resolve(name));
  }
}
