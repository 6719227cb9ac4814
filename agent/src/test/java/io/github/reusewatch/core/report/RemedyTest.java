package io.github.reusewatch.core.report;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;

class RemedyTest {
  @ParameterizedTest
  @CsvSource({
    "3.9.0,3.9.2",
    "3.9.1,3.9.2",
    "4.0.0,4.0.2",
    "4.0.1,4.0.2",
    "4.1.0,4.1.2",
    "4.1.1,4.1.2"
  })
  void aLineWithAFixedReleaseNamesIt(String version, String fixed) {
    assertThat(Remedy.of(version, false))
        .startsWith("Upgrade kafka-clients to " + fixed + " or later, which has the fix");
  }

  @ParameterizedTest
  @ValueSource(strings = {"2.1.1", "2.7.2", "2.8.2", "3.3.2", "3.8.1", "3.6.2.redhat-00001"})
  void aLineWithoutOneSaysSo(String version) {
    assertThat(Remedy.of(version, false))
        .startsWith(
            "Upgrade kafka-clients to 3.9.2 or later: no release of the line of "
                + version
                + " has the fix of KAFKA-19012.");
  }

  @ParameterizedTest
  @ValueSource(strings = {"3.9.2", "3.9.3", "4.0.2", "4.1.2", "4.1.10", "4.2.0", "4.4.0"})
  void aReleaseThatIsSaidToBeFixedIsForTheKafkaProject(String version) {
    assertThat(Remedy.of(version, false)).contains(version + " is said to have the fix");
  }

  @ParameterizedTest
  @NullSource
  @ValueSource(strings = {"trunk", "4", "4.1", "7.6.2-ccs", "3.6.2-vendor", "5.0.0"})
  void anUnknownVersionNamesAllFixedOnes(String version) {
    assertThat(Remedy.of(version, false)).contains("3.9.2, 4.0.2, 4.1.2, 4.2.0 or later");
  }

  @Test
  void whatToSetIsSaidUnlessItIsSet() {
    assertThat(Remedy.of("4.1.1", false))
        .endsWith("Until then set pool=protect: it keeps such buffers out of use.");
    assertThat(Remedy.of("4.1.1", true))
        .endsWith("Until then pool=protect keeps such buffers out of use.");
  }
}
