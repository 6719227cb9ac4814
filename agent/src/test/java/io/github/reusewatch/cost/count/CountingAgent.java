package io.github.reusewatch.cost.count;

import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;
import java.security.ProtectionDomain;
import net.bytebuddy.jar.asm.ClassReader;
import net.bytebuddy.jar.asm.ClassVisitor;
import net.bytebuddy.jar.asm.ClassWriter;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;

/**
 * An agent that makes the agent under test count what it does. Before that one on the command line;
 * what it inlines into Kafka's classes is not counted.
 */
public final class CountingAgent {
  private static final String PACKAGE = "io/github/reusewatch/";
  private static final String COUNTED = PACKAGE + "(bridge|core|generated)/.*";

  private CountingAgent() {}

  public static void premain(String argument, Instrumentation instrumentation) {
    instrumentation.addTransformer(new Counting());
  }

  private static final class Counting implements ClassFileTransformer {
    @Override
    public byte[] transform(
        ClassLoader loader, String name, Class<?> type, ProtectionDomain domain, byte[] file) {
      if (name == null || !name.matches(COUNTED)) {
        return null;
      }
      ClassReader reader = new ClassReader(file);
      ClassWriter writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
      reader.accept(new CountingClass(name.substring(PACKAGE.length()), writer), 0);
      return writer.toByteArray();
    }
  }

  private static final class CountingClass extends ClassVisitor {
    private final String className;

    CountingClass(String className, ClassVisitor visitor) {
      super(Opcodes.ASM9, visitor);
      this.className = className;
    }

    @Override
    public MethodVisitor visitMethod(
        int access, String name, String descriptor, String signature, String[] exceptions) {
      return new CountingMethod(
          className + "." + name,
          super.visitMethod(access, name, descriptor, signature, exceptions));
    }
  }
}
