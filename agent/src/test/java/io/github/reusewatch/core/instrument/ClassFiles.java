package io.github.reusewatch.core.instrument;

import net.bytebuddy.jar.asm.ClassWriter;
import net.bytebuddy.jar.asm.Label;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;

/** Class files that javac does not write. */
final class ClassFiles {
  private static final String PUT = "([B)V";

  private ClassFiles() {}

  /** Of Java 1.4: with a subroutine, and without stack map frames. */
  static byte[] withSubroutine() {
    ClassWriter writer = begin(Opcodes.V1_4, "Old");
    MethodVisitor method = begin(writer, "put");
    Label subroutine = new Label();
    store(method, 0, 1);
    method.visitJumpInsn(Opcodes.JSR, subroutine);
    method.visitInsn(Opcodes.RETURN);
    method.visitLabel(subroutine);
    method.visitVarInsn(Opcodes.ASTORE, 1);
    store(method, 1, 2);
    method.visitVarInsn(Opcodes.RET, 1);
    return end(writer, method, 2);
  }

  /**
   * Methods {@code put0}, {@code put1} and so on.
   *
   * @param stores in the first
   * @param more methods with one store each
   */
  static byte[] withStores(int stores, int more) {
    ClassWriter writer = begin(Opcodes.V1_8, "Many");
    for (int i = 0; i <= more; i++) {
      MethodVisitor method = begin(writer, "put" + i);
      for (int n = 0; n < (i == 0 ? stores : 1); n++) {
        store(method, n % 32, 1 + n / 32 % 2);
      }
      method.visitInsn(Opcodes.RETURN);
      end(writer, method, 1);
    }
    return writer.toByteArray();
  }

  private static ClassWriter begin(int version, String name) {
    ClassWriter writer = new ClassWriter(0);
    writer.visit(version, Opcodes.ACC_PUBLIC, name, null, "java/lang/Object", null);
    return writer;
  }

  private static MethodVisitor begin(ClassWriter writer, String name) {
    MethodVisitor method =
        writer.visitMethod(Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC, name, PUT, null, null);
    method.visitCode();
    return method;
  }

  private static void store(MethodVisitor method, int index, int value) {
    method.visitVarInsn(Opcodes.ALOAD, 0);
    method.visitIntInsn(Opcodes.BIPUSH, index);
    method.visitIntInsn(Opcodes.BIPUSH, value);
    method.visitInsn(Opcodes.BASTORE);
  }

  private static byte[] end(ClassWriter writer, MethodVisitor method, int locals) {
    method.visitMaxs(3, locals);
    method.visitEnd();
    return writer.toByteArray();
  }
}
