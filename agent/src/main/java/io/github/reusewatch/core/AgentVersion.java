package io.github.reusewatch.core;

import java.io.IOException;
import java.io.InputStream;
import java.util.Properties;

/** The version of this agent. */
public final class AgentVersion {
  private AgentVersion() {}

  public static String get() {
    try (InputStream in = AgentVersion.class.getResourceAsStream("version.properties")) {
      Properties properties = new Properties();
      properties.load(in);
      return properties.getProperty("version");
    } catch (IOException e) {
      return "unknown";
    }
  }
}
