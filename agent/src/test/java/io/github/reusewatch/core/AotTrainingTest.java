package io.github.reusewatch.core;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AotTrainingTest {
  @ParameterizedTest
  @ValueSource(
      strings = {"-XX:AOTCacheOutput=app.aot", "-XX:AOTMode=record", "-XX:AOTConfiguration=a.conf"})
  void isSeenInTheCommandLineAndInTheEnvironment(String option) {
    assertThat(AotTraining.isIn(new String[] {"-Xmx1g", option, "Main"})).isTrue();
    assertThat(AotTraining.isIn(new String[] {"Main"}, null, "-Xmx1g " + option)).isTrue();
  }

  @Test
  void aRunThatOnlyUsesACacheIsNone() {
    String[] using = {"-XX:AOTCache=app.aot", "-XX:AOTMode=on", "Main"};
    assertThat(AotTraining.isIn(using, null, "-Xmx1g")).isFalse();
  }
}
