package io.github.reusewatch.core.instrument;

import java.io.IOException;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Predicate;
import net.bytebuddy.description.type.TypeDescription;
import net.bytebuddy.dynamic.ClassFileLocator;
import net.bytebuddy.jar.asm.ClassReader;
import net.bytebuddy.jar.asm.ClassVisitor;
import net.bytebuddy.jar.asm.Label;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.utility.OpenedClassReader;

/** Counts calls and handlers in a class file, which a type's description says nothing of. */
final class CallSites {
  private CallSites() {}

  /** A call that a hook is interested in. */
  interface Call {
    boolean matches(String owner, String name, String descriptor);
  }

  /**
   * How many such calls are in the methods of this name.
   *
   * @return 0, too, if the class file cannot be read
   */
  static int count(TypeDescription type, ClassFileLocator classes, String method, Call call) {
    int[] count = {0};
    visit(type, classes, method, counter(call, count));
    return count[0];
  }

  /**
   * How many handlers of such exceptions are in the methods of this name.
   *
   * @param exception internal names, {@code null} for {@code finally}
   * @return 0, too, if the class file cannot be read
   */
  static int countHandlers(
      TypeDescription type, ClassFileLocator classes, String method, Predicate<String> exception) {
    Set<Label> handlers = new HashSet<>();
    visit(type, classes, method, collector(exception, handlers));
    return handlers.size();
  }

  private static void visit(
      TypeDescription type, ClassFileLocator classes, String method, MethodVisitor visitor) {
    try {
      byte[] classFile = classes.locate(type.getName()).resolve();
      OpenedClassReader.of(classFile)
          .accept(
              new ClassVisitor(OpenedClassReader.ASM_API) {
                @Override
                public MethodVisitor visitMethod(
                    int access, String name, String desc, String signature, String[] exceptions) {
                  return name.equals(method) ? visitor : null;
                }
              },
              ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
    } catch (IOException e) {
      // Nothing is counted: the hook is not put in, which is said.
    }
  }

  private static MethodVisitor collector(Predicate<String> exception, Set<Label> handlers) {
    return new MethodVisitor(OpenedClassReader.ASM_API) {
      @Override
      public void visitTryCatchBlock(Label start, Label end, Label handler, String type) {
        if (exception.test(type)) {
          handlers.add(handler);
        }
      }
    };
  }

  private static MethodVisitor counter(Call call, int[] count) {
    return new MethodVisitor(OpenedClassReader.ASM_API) {
      @Override
      public void visitMethodInsn(
          int opcode, String owner, String name, String descriptor, boolean ofInterface) {
        if (call.matches(owner, name, descriptor)) {
          count[0]++;
        }
      }
    };
  }
}
