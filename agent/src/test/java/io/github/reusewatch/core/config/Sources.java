package io.github.reusewatch.core.config;

import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.HashMap;
import java.util.Map;
import java.util.Properties;

/** The places where a test sets options. */
final class Sources {
  private String agentArgument;
  private final Properties systemProperties = new Properties();
  private final Map<String, String> environment = new HashMap<>();

  Sources argument(String text) {
    agentArgument = text;
    return this;
  }

  Sources property(String name, String value) {
    systemProperties.setProperty(name, value);
    return this;
  }

  Sources environment(String name, String value) {
    environment.put(name, value);
    return this;
  }

  Config read() throws BadOptionException {
    return Config.read(agentArgument, systemProperties, environment);
  }

  /** The message with which these options are refused. */
  String refusal() {
    return catchThrowableOfType(BadOptionException.class, this::read).getMessage();
  }
}
