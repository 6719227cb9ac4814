package io.github.reusewatch.core.config;

import java.util.List;
import java.util.regex.Pattern;

/** Packages, or other beginnings of class names, separated by {@code ':'}. May be empty. */
public final class ClassPrefixes {
  private static final Pattern LEGAL = Pattern.compile("[\\w$]+(\\.[\\w$]+)*\\.?");

  private final List<String> prefixes;

  private ClassPrefixes(List<String> prefixes) {
    this.prefixes = prefixes;
  }

  static ClassPrefixes parse(String text) {
    List<String> prefixes = text.isEmpty() ? List.of() : List.of(text.split(":", -1));
    for (String prefix : prefixes) {
      if (!LEGAL.matcher(prefix).matches()) {
        throw new IllegalArgumentException(
            "'" + prefix + "' begins no class's name; write com.acme for all in that package");
      }
    }
    return new ClassPrefixes(prefixes);
  }

  public List<String> list() {
    return prefixes;
  }
}
