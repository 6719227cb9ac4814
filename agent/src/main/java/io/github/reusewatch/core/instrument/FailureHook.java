package io.github.reusewatch.core.instrument;

import static net.bytebuddy.matcher.ElementMatchers.named;

import io.github.reusewatch.bridge.SendBridge;
import io.github.reusewatch.core.kafka.KafkaClient;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import net.bytebuddy.asm.AsmVisitorWrapper;
import net.bytebuddy.description.method.MethodDescription;
import net.bytebuddy.description.type.TypeDescription;
import net.bytebuddy.dynamic.ClassFileLocator;
import net.bytebuddy.dynamic.DynamicType;
import net.bytebuddy.implementation.Implementation;
import net.bytebuddy.jar.asm.ClassWriter;
import net.bytebuddy.jar.asm.Label;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;
import net.bytebuddy.jar.asm.Type;
import net.bytebuddy.pool.TypePool;
import net.bytebuddy.utility.OpenedClassReader;

/**
 * Where {@code KafkaProducer.doSend} catches an {@code ApiException}: in all versions the send has
 * failed then without coming to a batch, and the application's callback is about to be told, inside
 * {@code send}. With this, and with the batch's own callback, nothing has to be put in the place of
 * the application's callback.
 */
final class FailureHook implements Hook {
  private static final String EXCEPTION = "org/apache/kafka/common/errors/ApiException";
  private static final String DO_SEND = "doSend";

  @Override
  public List<String> classNames() {
    return List.of(KafkaClient.PRODUCER);
  }

  @Override
  public String name() {
    return "failure";
  }

  @Override
  public String cost() {
    return "each send costs one object more";
  }

  @Override
  public String missingIn(TypeDescription type, ClassFileLocator classes) {
    int handlers = CallSites.countHandlers(type, classes, DO_SEND, FailureHook::isCaught);
    return handlers == 1 ? null : "doSend catches ApiException at " + handlers + " places, not one";
  }

  private static boolean isCaught(String exception) {
    return exception != null && exception.endsWith(EXCEPTION);
  }

  @Override
  public DynamicType.Builder<?> apply(DynamicType.Builder<?> builder) {
    return builder.visit(
        new AsmVisitorWrapper.ForDeclaredMethods()
            .writerFlags(ClassWriter.COMPUTE_MAXS)
            .method(named(DO_SEND).and(SendHook.WITH_CALLBACK), FailureHook::telling));
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

  /** Hands the exception to the bridge, and leaves it on the stack for the client to store. */
  private static final class Telling extends MethodVisitor {
    private final Set<Label> handlers = new HashSet<>();
    private boolean caught;

    Telling(MethodVisitor visitor) {
      super(OpenedClassReader.ASM_API, visitor);
    }

    @Override
    public void visitTryCatchBlock(Label start, Label end, Label handler, String exception) {
      super.visitTryCatchBlock(start, end, handler, exception);
      if (isCaught(exception)) {
        handlers.add(handler);
      }
    }

    @Override
    public void visitLabel(Label label) {
      super.visitLabel(label);
      caught |= handlers.contains(label);
    }

    @Override
    public void visitVarInsn(int opcode, int index) {
      if (caught && opcode == Opcodes.ASTORE) {
        caught = false;
        visitInsn(Opcodes.DUP);
        super.visitMethodInsn(
            Opcodes.INVOKESTATIC,
            Type.getInternalName(SendBridge.class),
            "sendFailing",
            "(Ljava/lang/Exception;)V",
            false);
      }
      super.visitVarInsn(opcode, index);
    }
  }
}
