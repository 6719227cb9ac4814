package io.github.reusewatch.core.config;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Names of methods, as {@code class#method} separated by {@code ':'}. The class is a glob as in
 * {@link ClassNames}; the method is a name, that of all overloads, or {@code <init>} for the
 * constructors. May be empty. Thread-safe.
 */
public final class MethodNames {
  private static final Pattern LEGAL_METHOD = Pattern.compile("<init>|[\\w$]+");

  /** By their text. */
  private final Map<String, Name> names;

  private MethodNames(Map<String, Name> names) {
    this.names = names;
  }

  static MethodNames parse(String text) {
    Map<String, Name> names = new LinkedHashMap<>();
    for (String each : text.isEmpty() ? new String[0] : text.split(":", -1)) {
      names.put(each, name(each));
    }
    return new MethodNames(names);
  }

  private static Name name(String text) {
    int hash = text.indexOf('#');
    if (hash < 0) {
      throw new IllegalArgumentException(
          "'"
              + text
              + "' has no '#' between the class and the method, as in com.acme.Pool#release");
    }
    String method = text.substring(hash + 1);
    if (!LEGAL_METHOD.matcher(method).matches()) {
      throw new IllegalArgumentException(
          "'"
              + method
              + "' is no method's name; give the name alone, which stands for all overloads, or <init> for constructors");
    }
    return new Name(ClassNames.pattern(text.substring(0, hash)), method);
  }

  public boolean isEmpty() {
    return names.isEmpty();
  }

  /** The methods' names alone, without their classes. */
  public Set<String> methods() {
    return names.values().stream().map(name -> name.method).collect(Collectors.toSet());
  }

  /** As they were given. */
  public List<String> texts() {
    return List.copyOf(names.keySet());
  }

  /** Those, as they were given, that name a method of this name in a class of that name. */
  public List<String> matching(String className, String method) {
    List<String> matching = new ArrayList<>();
    names.forEach(
        (text, name) -> {
          if (name.method.equals(method) && name.classes.matcher(className).matches()) {
            matching.add(text);
          }
        });
    return matching;
  }

  private static final class Name {
    final Pattern classes;
    final String method;

    Name(Pattern classes, String method) {
      this.classes = classes;
      this.method = method;
    }
  }
}
