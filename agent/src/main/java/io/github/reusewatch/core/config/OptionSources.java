package io.github.reusewatch.core.config;

import java.io.IOException;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;

/**
 * The places where options are set. Each is read into a map from the option's key to the text of
 * its value.
 */
final class OptionSources {
  static final String PROPERTY_PREFIX = "reusewatch.";
  static final String ENVIRONMENT_PREFIX = "REUSEWATCH_";

  private OptionSources() {}

  static Map<String, String> agentArgument(String argument) throws BadOptionException {
    Map<String, String> values = new LinkedHashMap<>();
    if (argument == null || argument.isEmpty()) {
      return values;
    }
    for (String pair : argument.split(",", -1)) {
      int equals = pair.indexOf('=');
      if (equals <= 0) {
        throw new BadOptionException(
            "'"
                + pair
                + "' (agent argument) is not of the form key=value; options are separated by ',' and lists inside a value by ':'");
      }
      String key = pair.substring(0, equals);
      if (values.put(key, pair.substring(equals + 1)) != null) {
        throw new BadOptionException(
            "option '" + key + "' (agent argument) is given twice; keep one");
      }
    }
    return values;
  }

  static Map<String, String> systemProperties(Properties properties) {
    Map<String, String> values = new LinkedHashMap<>();
    for (String name : properties.stringPropertyNames()) {
      if (name.startsWith(PROPERTY_PREFIX)) {
        values.put(name.substring(PROPERTY_PREFIX.length()), properties.getProperty(name));
      }
    }
    return values;
  }

  static Map<String, String> environment(Map<String, String> environment) {
    Map<String, String> values = new LinkedHashMap<>();
    for (Map.Entry<String, String> variable : environment.entrySet()) {
      String name = variable.getKey();
      if (name.startsWith(ENVIRONMENT_PREFIX)) {
        String rest = name.substring(ENVIRONMENT_PREFIX.length());
        // The name of a variable is upper-case: another one is kept whole, and refused as unknown.
        boolean isUpper = rest.matches("[A-Z_]+");
        values.put(
            isUpper ? rest.toLowerCase(Locale.ROOT).replace('_', '-') : name, variable.getValue());
      }
    }
    return values;
  }

  static Map<String, String> file(Path path, String from) throws BadOptionException {
    Properties properties = new Properties();
    try (Reader in = Files.newBufferedReader(path, StandardCharsets.UTF_8)) {
      properties.load(in);
    } catch (IOException | IllegalArgumentException e) {
      throw new BadOptionException(
          "cannot read the file '"
              + path
              + "' of option 'config' ("
              + from
              + "): "
              + e
              + "; name a readable properties file");
    }
    Map<String, String> values = new LinkedHashMap<>();
    for (String name : properties.stringPropertyNames()) {
      values.put(name, properties.getProperty(name));
    }
    if (values.containsKey(Options.CONFIG.key())) {
      throw new BadOptionException(
          "option 'config' (file "
              + path
              + ") cannot be set in a file; set it as agent argument, system property or environment variable");
    }
    return values;
  }
}
