package io.github.reusewatch.core.config;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * Names of classes: globs separated by {@code ':'}, {@code *} for any characters and {@code ?} for
 * one. May be empty. Thread-safe.
 */
public final class ClassNames {
  private static final Pattern LEGAL = Pattern.compile("[\\w.$*?]+");

  private final Map<String, Pattern> globs;

  private ClassNames(Map<String, Pattern> globs) {
    this.globs = globs;
  }

  static ClassNames parse(String text) {
    Map<String, Pattern> globs = new LinkedHashMap<>();
    for (String glob : text.isEmpty() ? new String[0] : text.split(":", -1)) {
      globs.put(glob, pattern(glob));
    }
    return new ClassNames(globs);
  }

  /**
   * Of one glob.
   *
   * @throws IllegalArgumentException if it matches no class's name
   */
  static Pattern pattern(String glob) {
    if (!LEGAL.matcher(glob).matches()) {
      throw new IllegalArgumentException("'" + glob + "' matches no class's name");
    }
    String pattern = glob.replace(".", "\\.").replace("$", "\\$");
    return Pattern.compile(pattern.replace("*", ".*").replace('?', '.'));
  }

  public boolean isEmpty() {
    return globs.isEmpty();
  }

  /** The globs that this name matches. */
  public List<String> matching(String className) {
    List<String> matching = new ArrayList<>();
    globs.forEach(
        (glob, pattern) -> {
          if (pattern.matcher(className).matches()) {
            matching.add(glob);
          }
        });
    return matching;
  }

  public List<String> globs() {
    return List.copyOf(globs.keySet());
  }
}
