package io.github.reusewatch.core.instrument;

import static net.bytebuddy.matcher.ElementMatchers.named;

import io.github.reusewatch.bridge.SendBridge;
import io.github.reusewatch.core.kafka.KafkaClient;
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
 * The return of the two serializers in {@code KafkaProducer.doSend}: first the key's, then the
 * value's, in all versions. Hooked where they are called, since their classes are the
 * application's.
 */
final class SerializersHook implements Hook {
  private static final String DO_SEND = "doSend";

  @Override
  public List<String> classNames() {
    return List.of(KafkaClient.PRODUCER);
  }

  @Override
  public String name() {
    return "serializers";
  }

  @Override
  public String cost() {
    return "an array that a serializer uses again before it was copied is not noticed";
  }

  @Override
  public String missingIn(TypeDescription type, ClassFileLocator classes) {
    int calls = CallSites.count(type, classes, DO_SEND, SerializersHook::isSerialize);
    return calls == 2 ? null : "doSend calls Serializer.serialize " + calls + " times, not twice";
  }

  /** {@code ExtendedSerializer}'s up to 2.0. */
  private static boolean isSerialize(String owner, String name, String descriptor) {
    return name.equals("serialize")
        && owner.endsWith("Serializer")
        && Type.getReturnType(descriptor).getDescriptor().equals("[B")
        && Type.getArgumentTypes(descriptor).length == 3;
  }

  @Override
  public DynamicType.Builder<?> apply(DynamicType.Builder<?> builder) {
    return builder.visit(
        new AsmVisitorWrapper.ForDeclaredMethods()
            .writerFlags(ClassWriter.COMPUTE_MAXS)
            .method(named(DO_SEND).and(SendHook.WITH_CALLBACK), SerializersHook::telling));
  }

  private static MethodVisitor telling(
      TypeDescription type,
      MethodDescription method,
      MethodVisitor visitor,
      Implementation.Context context,
      TypePool pool,
      int writerFlags,
      int readerFlags) {
    return new Telling(visitor);
  }

  /** Hands what a serializer returned to the bridge, and leaves it on the stack. */
  private static final class Telling extends MethodVisitor {
    private boolean keyIsDone;

    Telling(MethodVisitor visitor) {
      super(OpenedClassReader.ASM_API, visitor);
    }

    @Override
    public void visitMethodInsn(
        int opcode, String owner, String name, String descriptor, boolean ofInterface) {
      super.visitMethodInsn(opcode, owner, name, descriptor, ofInterface);
      if (isSerialize(owner, name, descriptor)) {
        visitInsn(Opcodes.DUP);
        visitInsn(keyIsDone ? Opcodes.ICONST_0 : Opcodes.ICONST_1);
        super.visitMethodInsn(
            Opcodes.INVOKESTATIC,
            Type.getInternalName(SendBridge.class),
            "serialized",
            "([BZ)V",
            false);
        keyIsDone = true;
      }
    }
  }
}
