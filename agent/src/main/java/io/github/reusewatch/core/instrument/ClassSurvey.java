package io.github.reusewatch.core.instrument;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import net.bytebuddy.jar.asm.ClassReader;
import net.bytebuddy.jar.asm.ClassVisitor;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;
import net.bytebuddy.utility.OpenedClassReader;

/** What has to be known of a class before its methods are written anew. */
final class ClassSurvey extends ClassVisitor {
  private final Map<String, Integer> firstFreeLocals = new HashMap<>();
  private final Set<String> nativeMethods = new HashSet<>();
  private String name;

  private ClassSurvey() {
    super(OpenedClassReader.ASM_API);
  }

  static ClassSurvey of(byte[] classFile) {
    ClassSurvey survey = new ClassSurvey();
    OpenedClassReader.of(classFile)
        .accept(survey, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
    return survey;
  }

  /** {@code null} if the method has no code. */
  Integer firstFreeLocal(String nameAndDescriptor) {
    return firstFreeLocals.get(nameAndDescriptor);
  }

  /** Whether it is a native method of this very class. */
  boolean isNative(String owner, String method, String descriptor) {
    return owner.equals(name) && nativeMethods.contains(method + descriptor);
  }

  @Override
  public void visit(
      int version,
      int access,
      String className,
      String signature,
      String superName,
      String[] interfaces) {
    name = className;
  }

  @Override
  public MethodVisitor visitMethod(
      int access, String method, String descriptor, String signature, String[] exceptions) {
    if ((access & Opcodes.ACC_NATIVE) != 0) {
      nativeMethods.add(method + descriptor);
    }
    return new MethodVisitor(OpenedClassReader.ASM_API) {
      @Override
      public void visitMaxs(int maxStack, int maxLocals) {
        firstFreeLocals.put(method + descriptor, maxLocals);
      }
    };
  }
}
