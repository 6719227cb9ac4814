package io.github.reusewatch.core.instrument;

import static net.bytebuddy.matcher.ElementMatchers.isSynthetic;

import net.bytebuddy.ByteBuddy;
import net.bytebuddy.description.type.TypeDescription;
import net.bytebuddy.dynamic.ClassFileLocator;
import net.bytebuddy.dynamic.DynamicType;
import net.bytebuddy.dynamic.scaffold.MethodGraph;
import net.bytebuddy.dynamic.scaffold.TypeValidation;

/**
 * How hooks go into a class: they are put in while its class file passes by. Byte Buddy's other
 * ways (redefinition, rebasing) describe all members of the class anew, for which the types in
 * their signatures are looked for among the application's class files.
 */
final class Decoration {
  private static final ByteBuddy BYTE_BUDDY =
      new ByteBuddy()
          .with(TypeValidation.DISABLED)
          .with(MethodGraph.Compiler.ForDeclaredMethods.INSTANCE)
          .ignore(isSynthetic()); // and not finalizers, for which return types are resolved

  private Decoration() {}

  static DynamicType.Builder<?> of(TypeDescription type, ClassFileLocator classes) {
    return BYTE_BUDDY.decorate(type, classes);
  }
}
