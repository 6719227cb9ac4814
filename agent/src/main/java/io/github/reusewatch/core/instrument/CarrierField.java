package io.github.reusewatch.core.instrument;

import io.github.reusewatch.bridge.Carrier;
import net.bytebuddy.asm.AsmVisitorWrapper;
import net.bytebuddy.description.field.FieldDescription;
import net.bytebuddy.description.field.FieldList;
import net.bytebuddy.description.method.MethodList;
import net.bytebuddy.description.type.TypeDescription;
import net.bytebuddy.dynamic.DynamicType;
import net.bytebuddy.implementation.Implementation;
import net.bytebuddy.jar.asm.ClassVisitor;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;
import net.bytebuddy.jar.asm.Type;
import net.bytebuddy.pool.TypePool;
import net.bytebuddy.utility.OpenedClassReader;

/**
 * The field in which the agent keeps what it knows of an instance. Private, transient and
 * synthetic: for serializers and mappers it is not there.
 *
 * <p>Written into the class file as it passes by: Byte Buddy's own way to define members describes
 * the whole class anew for it, which took as long as all the rest.
 */
final class CarrierField extends AsmVisitorWrapper.AbstractBase {
  private static final String CARRIER = Type.getInternalName(Carrier.class);
  private static final String NAME = "reusewatch$carried";
  private static final String OBJECT = "Ljava/lang/Object;";
  private static final int METHOD = Opcodes.ACC_PUBLIC | Opcodes.ACC_SYNTHETIC;

  private CarrierField() {}

  static DynamicType.Builder<?> addTo(DynamicType.Builder<?> builder) {
    return builder.visit(new CarrierField());
  }

  @Override
  public ClassVisitor wrap(
      TypeDescription type,
      ClassVisitor visitor,
      Implementation.Context context,
      TypePool pool,
      FieldList<FieldDescription.InDefinedShape> fields,
      MethodList<?> methods,
      int writerFlags,
      int readerFlags) {
    return new Adding(visitor);
  }

  private static final class Adding extends ClassVisitor {
    private String className;

    Adding(ClassVisitor visitor) {
      super(OpenedClassReader.ASM_API, visitor);
    }

    @Override
    public void visit(
        int version,
        int access,
        String name,
        String signature,
        String superName,
        String[] interfaces) {
      className = name;
      String[] more = new String[interfaces.length + 1];
      System.arraycopy(interfaces, 0, more, 0, interfaces.length);
      more[interfaces.length] = CARRIER;
      super.visit(
          version,
          access,
          name,
          signature == null ? null : signature + 'L' + CARRIER + ';',
          superName,
          more);
    }

    @Override
    public void visitEnd() {
      int field = Opcodes.ACC_PRIVATE | Opcodes.ACC_TRANSIENT | Opcodes.ACC_SYNTHETIC;
      super.visitField(field, NAME, OBJECT, null, null).visitEnd();
      MethodVisitor getter = super.visitMethod(METHOD, NAME, "()" + OBJECT, null, null);
      getter.visitCode();
      getter.visitVarInsn(Opcodes.ALOAD, 0);
      getter.visitFieldInsn(Opcodes.GETFIELD, className, NAME, OBJECT);
      getter.visitInsn(Opcodes.ARETURN);
      getter.visitMaxs(1, 1);
      getter.visitEnd();
      MethodVisitor setter =
          super.visitMethod(METHOD, "reusewatch$carry", "(" + OBJECT + ")V", null, null);
      setter.visitCode();
      setter.visitVarInsn(Opcodes.ALOAD, 0);
      setter.visitVarInsn(Opcodes.ALOAD, 1);
      setter.visitFieldInsn(Opcodes.PUTFIELD, className, NAME, OBJECT);
      setter.visitInsn(Opcodes.RETURN);
      setter.visitMaxs(2, 2);
      setter.visitEnd();
      super.visitEnd();
    }
  }
}
