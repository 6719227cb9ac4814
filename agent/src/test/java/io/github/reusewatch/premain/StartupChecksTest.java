package io.github.reusewatch.premain;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StartupChecksTest {
  @ParameterizedTest
  @ValueSource(strings = {"jdk.compiler", "jdk.jcmd", "java.base", "java.rmi", "java.scripting"})
  void toolsOfTheJdkAreNotWatched(String module) {
    assertThat(StartupChecks.reasonToStayOut(module))
        .isEqualTo("a tool of the JDK (" + module + ")");
  }

  @Test
  void anApplicationFromTheClassPathIsWatched() {
    assertThat(StartupChecks.reasonToStayOut(null)).isNull();
  }

  @ParameterizedTest
  @ValueSource(strings = {"com.acme.orders", "jdkutils", "javafan", "javax.shop"})
  void anApplicationModuleIsWatched(String module) {
    assertThat(StartupChecks.reasonToStayOut(module)).isNull();
  }
}
