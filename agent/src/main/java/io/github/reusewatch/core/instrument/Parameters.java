package io.github.reusewatch.core.instrument;

import net.bytebuddy.description.method.MethodDescription;
import net.bytebuddy.description.type.TypeList;
import net.bytebuddy.matcher.ElementMatcher;
import net.bytebuddy.matcher.ElementMatchers;

/**
 * Matches methods by the names of their erased parameter types. A name that begins with {@code *}
 * is the end of one: the client may be relocated.
 */
final class Parameters {
  private Parameters() {}

  static ElementMatcher.Junction<MethodDescription> are(String... names) {
    return ElementMatchers.<MethodDescription>any()
        .and(method -> match(method.getParameters().asTypeList().asErasures(), names));
  }

  private static boolean match(TypeList types, String... names) {
    if (types.size() != names.length) {
      return false;
    }
    for (int i = 0; i < names.length; i++) {
      String type = types.get(i).getName();
      if (names[i].startsWith("*")
          ? !type.endsWith(names[i].substring(1))
          : !type.equals(names[i])) {
        return false;
      }
    }
    return true;
  }
}
