package io.github.reusewatch.cost.count;

import net.bytebuddy.jar.asm.Handle;
import net.bytebuddy.jar.asm.Label;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;
import net.bytebuddy.jar.asm.Type;

/**
 * Counts the instructions of a method where control may leave them or come in between, and each
 * object that it makes and each call of the JDK. An exception loses the count of the few
 * instructions before it.
 */
final class CountingMethod extends MethodVisitor {
  private static final String COUNTS = Type.getInternalName(AgentCounts.class);

  private final String inMethod;
  private int instructions;

  CountingMethod(String method, MethodVisitor visitor) {
    super(Opcodes.ASM9, visitor);
    this.inMethod = AgentCounts.INSTRUCTIONS_IN + method;
  }

  private void flush() {
    if (instructions > 0) {
      count(inMethod, instructions);
      instructions = 0;
    }
  }

  private void count(String what, int more) {
    super.visitLdcInsn(what);
    super.visitLdcInsn(more);
    super.visitMethodInsn(Opcodes.INVOKESTATIC, COUNTS, "count", "(Ljava/lang/String;I)V", false);
  }

  @Override
  public void visitLabel(Label label) {
    flush();
    super.visitLabel(label);
  }

  @Override
  public void visitInsn(int opcode) {
    instructions++;
    if (opcode == Opcodes.ATHROW || (opcode >= Opcodes.IRETURN && opcode <= Opcodes.RETURN)) {
      flush();
    }
    super.visitInsn(opcode);
  }

  @Override
  public void visitJumpInsn(int opcode, Label label) {
    instructions++;
    flush();
    super.visitJumpInsn(opcode, label);
  }

  @Override
  public void visitTableSwitchInsn(int min, int max, Label byDefault, Label... labels) {
    instructions++;
    flush();
    super.visitTableSwitchInsn(min, max, byDefault, labels);
  }

  @Override
  public void visitLookupSwitchInsn(Label byDefault, int[] keys, Label[] labels) {
    instructions++;
    flush();
    super.visitLookupSwitchInsn(byDefault, keys, labels);
  }

  /**
   * Nothing may come before {@code new}: frames tell objects without a constructor by its place.
   */
  @Override
  public void visitTypeInsn(int opcode, String type) {
    instructions++;
    super.visitTypeInsn(opcode, type);
    if (opcode == Opcodes.NEW || opcode == Opcodes.ANEWARRAY) {
      count(AgentCounts.NEW + type + (opcode == Opcodes.ANEWARRAY ? "[]" : ""), 1);
    }
  }

  @Override
  public void visitIntInsn(int opcode, int operand) {
    instructions++;
    if (opcode == Opcodes.NEWARRAY) {
      count(AgentCounts.NEW + "primitive[]", 1);
    }
    super.visitIntInsn(opcode, operand);
  }

  @Override
  public void visitMethodInsn(
      int opcode, String owner, String name, String descriptor, boolean ofInterface) {
    instructions++;
    if (owner.matches("(java/|\\[).*") && !name.equals("<init>")) {
      count(AgentCounts.CALLS + owner + "." + name, 1);
    }
    super.visitMethodInsn(opcode, owner, name, descriptor, ofInterface);
  }

  @Override
  public void visitInvokeDynamicInsn(
      String name, String descriptor, Handle bootstrap, Object... arguments) {
    instructions++;
    count(AgentCounts.CALLS + "invokedynamic", 1);
    super.visitInvokeDynamicInsn(name, descriptor, bootstrap, arguments);
  }

  @Override
  public void visitVarInsn(int opcode, int variable) {
    instructions++;
    super.visitVarInsn(opcode, variable);
  }

  @Override
  public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
    instructions++;
    super.visitFieldInsn(opcode, owner, name, descriptor);
  }

  @Override
  public void visitLdcInsn(Object value) {
    instructions++;
    super.visitLdcInsn(value);
  }

  @Override
  public void visitIincInsn(int variable, int by) {
    instructions++;
    super.visitIincInsn(variable, by);
  }

  @Override
  public void visitMultiANewArrayInsn(String descriptor, int dimensions) {
    instructions++;
    count(AgentCounts.NEW + descriptor, 1);
    super.visitMultiANewArrayInsn(descriptor, dimensions);
  }
}
