package io.github.reusewatch.core.config;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.stream.Collectors;

/** The options in force. Immutable. */
public final class Config {
  private final Map<Option<?>, Object> values = new HashMap<>();
  private final Map<Option<?>, String> sourceOf = new HashMap<>();
  private final List<String> set = new ArrayList<>();

  private Config() {}

  /**
   * Reads the options. Strongest first: agent argument, system property, environment variable,
   * file, default.
   *
   * @param agentArgument what stands behind {@code -javaagent:reusewatch-agent.jar=}, or {@code
   *     null}
   * @throws BadOptionException at the first option that is unknown, of the wrong form, given twice,
   *     or in an unreadable file
   */
  public static Config read(
      String agentArgument, Properties systemProperties, Map<String, String> environment)
      throws BadOptionException {
    Map<String, Map<String, String>> sources = new LinkedHashMap<>();
    sources.put("agent argument", OptionSources.agentArgument(agentArgument));
    sources.put("system property", OptionSources.systemProperties(systemProperties));
    sources.put("environment", OptionSources.environment(environment));
    for (Map.Entry<String, Map<String, String>> source : List.copyOf(sources.entrySet())) {
      String file = source.getValue().get(Options.CONFIG.key());
      if (file != null) {
        // An empty one takes back that of a weaker source.
        if (!file.isEmpty()) {
          Path path = parse(Options.CONFIG, file, source.getKey());
          sources.put("file " + path, OptionSources.file(path, source.getKey()));
        }
        break;
      }
    }
    Config config = new Config();
    List<Map.Entry<String, Map<String, String>>> weakestFirst = new ArrayList<>(sources.entrySet());
    Collections.reverse(weakestFirst);
    Map<String, String> effective = new HashMap<>();
    for (Map.Entry<String, Map<String, String>> source : weakestFirst) {
      for (Map.Entry<String, String> entry : source.getValue().entrySet()) {
        Option<?> option = named(entry.getKey(), source.getKey());
        config.values.put(option, parse(option, entry.getValue(), source.getKey()));
        config.sourceOf.put(option, source.getKey());
        effective.put(option.key(), entry.getValue() + " (" + source.getKey() + ")");
      }
    }
    for (Option<?> option : Options.ALL) {
      if (effective.containsKey(option.key())) {
        config.set.add(option.key() + "=" + effective.get(option.key()));
      }
    }
    return config;
  }

  /** The value in force. */
  @SuppressWarnings("unchecked") // put beside its option by read
  public <T> T get(Option<T> option) {
    Object value = values.get(option);
    return value == null ? option.defaultValue() : (T) value;
  }

  /** The options that were set, each as {@code key=value (source)}. */
  public List<String> set() {
    return Collections.unmodifiableList(set);
  }

  /** Whether this option was set at all, be it to its default value. */
  public boolean isSet(Option<?> option) {
    return values.containsKey(option);
  }

  /** Where this option was set. */
  public String source(Option<?> option) {
    return sourceOf.getOrDefault(option, "default");
  }

  private static Option<?> named(String key, String source) throws BadOptionException {
    for (Option<?> option : Options.ALL) {
      if (option.key().equals(key)) {
        return option;
      }
    }
    List<String> keys = Options.ALL.stream().map(Option::key).collect(Collectors.toList());
    throw new BadOptionException(
        "unknown option '" + key + "' (" + source + ")" + Nearest.hint(key, keys));
  }

  private static <T> T parse(Option<T> option, String text, String source)
      throws BadOptionException {
    try {
      return option.type().parse(text);
    } catch (IllegalArgumentException e) {
      String detail = e.getMessage() == null ? "" : " (" + e.getMessage() + ")";
      throw new BadOptionException(
          "bad value '"
              + text
              + "' of option '"
              + option.key()
              + "' ("
              + source
              + "): expected "
              + option.type().expected()
              + detail
              + Nearest.hint(text, option.type().words()));
    }
  }
}
