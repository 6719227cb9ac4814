package io.github.reusewatch.core.instrument;

import static net.bytebuddy.matcher.ElementMatchers.any;

import io.github.reusewatch.bridge.SendBridge;
import java.util.List;
import net.bytebuddy.asm.AsmVisitorWrapper;
import net.bytebuddy.description.method.MethodDescription;
import net.bytebuddy.description.type.TypeDescription;
import net.bytebuddy.dynamic.ClassFileLocator;
import net.bytebuddy.dynamic.DynamicType;
import net.bytebuddy.implementation.Implementation;
import net.bytebuddy.jar.asm.ClassWriter;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;
import net.bytebuddy.jar.asm.Type;
import net.bytebuddy.pool.TypePool;
import net.bytebuddy.utility.OpenedClassReader;

/**
 * The stream through which a batch gets its records: {@code MemoryRecordsBuilder}'s constructor
 * makes a {@code DataOutputStream} over it, in all versions from 0.11 to 4.4. What goes into that
 * is what the broker gets, whatever happens to the application's array meanwhile.
 */
final class BatchHook implements Hook {
  private static final String CONSTRUCTOR = MethodDescription.CONSTRUCTOR_INTERNAL_NAME;

  @Override
  public List<String> classNames() {
    return List.of(
        "org.apache.kafka.common.record.internal.MemoryRecordsBuilder", // since 4.3
        "org.apache.kafka.common.record.MemoryRecordsBuilder");
  }

  @Override
  public String name() {
    return "batch";
  }

  @Override
  public String cost() {
    return "wire is unknown for changes before or while the client copies; an array that a serializer uses again before it was copied is not noticed";
  }

  @Override
  public String missingIn(TypeDescription type, ClassFileLocator classes) {
    int streams = CallSites.count(type, classes, CONSTRUCTOR, BatchHook::isNewStream);
    return streams == 1 ? null : "its constructors make " + streams + " DataOutputStreams, not one";
  }

  private static boolean isNewStream(String owner, String name, String descriptor) {
    return owner.equals("java/io/DataOutputStream")
        && name.equals(CONSTRUCTOR)
        && descriptor.equals("(Ljava/io/OutputStream;)V");
  }

  @Override
  public DynamicType.Builder<?> apply(DynamicType.Builder<?> builder) {
    return CarrierField.addTo(
        builder.visit(
            new AsmVisitorWrapper.ForDeclaredMethods()
                .writerFlags(ClassWriter.COMPUTE_MAXS)
                .constructor(any(), BatchHook::tapping)));
  }

  private static MethodVisitor tapping(
      TypeDescription type,
      MethodDescription method,
      MethodVisitor visitor,
      Implementation.Context context,
      TypePool pool,
      int writerFlags,
      int readerFlags) {
    return new Tapping(visitor);
  }

  /** Puts the bridge's stream between the batch's own and the {@code DataOutputStream} over it. */
  private static final class Tapping extends MethodVisitor {
    Tapping(MethodVisitor visitor) {
      super(OpenedClassReader.ASM_API, visitor);
    }

    @Override
    public void visitMethodInsn(
        int opcode, String owner, String name, String descriptor, boolean ofInterface) {
      if (isNewStream(owner, name, descriptor)) {
        visitVarInsn(Opcodes.ALOAD, 0);
        super.visitMethodInsn(
            Opcodes.INVOKESTATIC,
            Type.getInternalName(SendBridge.class),
            "batchOpened",
            "(Ljava/io/OutputStream;Ljava/lang/Object;)Ljava/io/OutputStream;",
            false);
      }
      super.visitMethodInsn(opcode, owner, name, descriptor, ofInterface);
    }
  }
}
