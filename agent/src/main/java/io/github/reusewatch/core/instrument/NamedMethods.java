package io.github.reusewatch.core.instrument;

import static net.bytebuddy.matcher.ElementMatchers.anyOf;

import io.github.reusewatch.core.config.MethodNames;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import net.bytebuddy.asm.Advice;
import net.bytebuddy.description.method.MethodDescription;
import net.bytebuddy.description.type.TypeDefinition;
import net.bytebuddy.description.type.TypeDescription;
import net.bytebuddy.dynamic.DynamicType;
import net.bytebuddy.matcher.ElementMatcher;
import net.bytebuddy.pool.TypePool;

/**
 * Those methods of one class that an option names: by the class's own name, or by that of a class
 * or an interface it is derived from.
 */
final class NamedMethods {
  private final List<MethodDescription> methods = new ArrayList<>();
  private final Set<String> matched = new HashSet<>();

  NamedMethods(MethodNames names, TypeDescription type) {
    Set<String> classes = new HashSet<>();
    collect(type, classes);
    Set<String> named = names.methods();
    for (MethodDescription method : type.getDeclaredMethods()) {
      if (!named.contains(method.getInternalName())) {
        continue;
      }
      Set<String> texts = new HashSet<>();
      // A constructor is not inherited: that of a subclass calls the one that is meant.
      for (String each : method.isConstructor() ? Set.of(type.getName()) : classes) {
        texts.addAll(names.matching(each, method.getInternalName()));
      }
      if (!texts.isEmpty() && hasCode(method)) {
        methods.add(method);
        matched.addAll(texts);
      }
    }
  }

  /** A bridge method calls the one that it stands for. */
  private static boolean hasCode(MethodDescription method) {
    return !method.isAbstract() && !method.isNative() && !method.isBridge();
  }

  private static void collect(TypeDefinition type, Set<String> names) {
    try {
      for (TypeDefinition each = type; each != null; each = each.getSuperClass()) {
        names.add(each.asErasure().getName());
        each.getInterfaces().forEach(inherited -> collect(inherited, names));
      }
    } catch (TypePool.Resolution.NoSuchTypeException e) {
      // Its loader does not give that class file as a resource: what is above it is not known.
    }
  }

  boolean isEmpty() {
    return methods.isEmpty();
  }

  /** What the option says of them. */
  Set<String> matched() {
    return matched;
  }

  DynamicType.Builder<?> advise(DynamicType.Builder<?> builder, Advice advice) {
    ElementMatcher.Junction<MethodDescription> these = anyOf(methods.toArray());
    return builder.visit(advice.on(these));
  }

  /** For people: {@code release(byte[]), release(byte[], int)}. */
  String described() {
    return methods.stream()
        .map(
            method ->
                method.getInternalName()
                    + method.getParameters().asTypeList().asErasures().stream()
                        .map(TypeDescription::getSimpleName)
                        .collect(Collectors.joining(", ", "(", ")")))
        .collect(Collectors.joining(", "));
  }
}
