package io.github.reusewatch.core.instrument;

import java.io.IOException;
import net.bytebuddy.description.type.TypeDescription;
import net.bytebuddy.dynamic.ClassFileLocator;
import net.bytebuddy.jar.asm.ClassReader;
import net.bytebuddy.jar.asm.ClassVisitor;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.utility.OpenedClassReader;

/** Counts calls in a class file, which a type's description says nothing of. */
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
    try {
      byte[] classFile = classes.locate(type.getName()).resolve();
      OpenedClassReader.of(classFile)
          .accept(
              new ClassVisitor(OpenedClassReader.ASM_API) {
                @Override
                public MethodVisitor visitMethod(
                    int access, String name, String desc, String signature, String[] exceptions) {
                  return name.equals(method) ? counter(call, count) : null;
                }
              },
              ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
    } catch (IOException e) {
      return 0;
    }
    return count[0];
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
