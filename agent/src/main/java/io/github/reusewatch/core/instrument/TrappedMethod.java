package io.github.reusewatch.core.instrument;

import java.util.function.IntConsumer;
import net.bytebuddy.jar.asm.Label;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;
import net.bytebuddy.jar.asm.Type;
import net.bytebuddy.utility.OpenedClassReader;

/**
 * Puts the traps into one method. Operands go through local variables behind the method's own,
 * which no stack map frame knows of: there is no branch between where they are written and read.
 */
final class TrappedMethod extends MethodVisitor {
  static final String BRIDGE = "io/github/reusewatch/bridge/WriteBridge";

  /** What is on the stack beside the method's own operands, at most. */
  private static final int STACK = 3;

  private final TrappedClass inClass;
  private final int firstLocal;
  private final IntConsumer size;
  private int locals;

  /**
   * @param firstLocal the first local variable that the method does not use
   * @param size told the method's length in bytes, with its traps
   */
  TrappedMethod(TrappedClass inClass, MethodVisitor next, int firstLocal, IntConsumer size) {
    super(OpenedClassReader.ASM_API, next);
    this.inClass = inClass;
    this.firstLocal = firstLocal;
    this.size = size;
    this.locals = firstLocal;
  }

  @Override
  public void visitInsn(int opcode) {
    if (opcode != Opcodes.BASTORE) {
      super.visitInsn(opcode);
      return;
    }
    int value = firstLocal;
    int index = firstLocal + 1;
    uses(2);
    super.visitVarInsn(Opcodes.ISTORE, value);
    super.visitVarInsn(Opcodes.ISTORE, index);
    super.visitInsn(Opcodes.DUP);
    super.visitVarInsn(Opcodes.ILOAD, index);
    super.visitVarInsn(Opcodes.ILOAD, value);
    bridge("storing", "(Ljava/lang/Object;II)V");
    super.visitVarInsn(Opcodes.ILOAD, index);
    super.visitVarInsn(Opcodes.ILOAD, value);
    super.visitInsn(Opcodes.BASTORE);
    inClass.trapped();
  }

  @Override
  public void visitMethodInsn(
      int opcode, String owner, String name, String descriptor, boolean ofInterface) {
    WritingCall call = inClass.writingCall(opcode, owner, name, descriptor);
    if (call == null) {
      super.visitMethodInsn(opcode, owner, name, descriptor, ofInterface);
      return;
    }
    int[] tokens = tell(call, spill(call));
    super.visitMethodInsn(opcode, owner, name, descriptor, ofInterface);
    for (int token : tokens) {
      if (token >= 0) {
        super.visitVarInsn(Opcodes.ALOAD, token);
        bridge("called", "(Ljava/lang/Object;)V");
      }
    }
    inClass.trapped();
  }

  /** Takes the operands off the stack, down to the deepest one to tell of, and puts them back. */
  private int[] spill(WritingCall call) {
    int[] local = new int[call.operands.size()];
    int next = firstLocal;
    for (int i = local.length - 1; i >= call.deepest(); i--) {
      Type type = call.operands.get(i);
      local[i] = next;
      next += type.getSize();
      super.visitVarInsn(type.getOpcode(Opcodes.ISTORE), local[i]);
    }
    for (int i = call.deepest(); i < local.length; i++) {
      super.visitVarInsn(call.operands.get(i).getOpcode(Opcodes.ILOAD), local[i]);
    }
    uses(next - firstLocal);
    return local;
  }

  private int[] tell(WritingCall call, int[] operands) {
    int[] tokens = new int[operands.length];
    int next = operands[call.deepest()] + call.operands.get(call.deepest()).getSize();
    for (int i = 0; i < tokens.length; i++) {
      WritingCall.How how = call.told.get(i);
      tokens[i] = how == null ? -1 : next++;
      if (how != null) {
        super.visitVarInsn(Opcodes.ALOAD, operands[i]);
        if (how == WritingCall.How.RANGE) {
          super.visitVarInsn(Opcodes.ILOAD, operands[i + 1]);
          super.visitVarInsn(Opcodes.ILOAD, operands[i + 2]);
        }
        if (how == WritingCall.How.AT_INDEX) {
          super.visitVarInsn(Opcodes.ILOAD, operands[i + 1]);
        }
        bridge(how.method, how.descriptor);
        if (call.ofLibrary) {
          bridge("ofLibrary", "(Ljava/lang/Object;)Ljava/lang/Object;");
        }
        super.visitVarInsn(Opcodes.ASTORE, tokens[i]);
      }
    }
    uses(next - firstLocal);
    return tokens;
  }

  private void bridge(String name, String descriptor) {
    super.visitMethodInsn(Opcodes.INVOKESTATIC, BRIDGE, name, descriptor, false);
  }

  private void uses(int more) {
    locals = Math.max(locals, firstLocal + more);
  }

  @Override
  public void visitMaxs(int maxStack, int maxLocals) {
    Label end = new Label();
    super.visitLabel(end);
    size.accept(end.getOffset());
    super.visitMaxs(maxStack + STACK, Math.max(maxLocals, locals));
  }
}
