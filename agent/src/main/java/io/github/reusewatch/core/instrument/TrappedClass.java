package io.github.reusewatch.core.instrument;

import java.util.HashSet;
import java.util.Set;
import java.util.function.Predicate;
import net.bytebuddy.jar.asm.ClassReader;
import net.bytebuddy.jar.asm.ClassVisitor;
import net.bytebuddy.jar.asm.ClassWriter;
import net.bytebuddy.jar.asm.MethodTooLargeException;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.utility.OpenedClassReader;

/** Puts traps into the methods of one class: before its stores, around the calls that may write. */
final class TrappedClass {
  /** Beyond it HotSpot does not compile a method ({@code -XX:+DontCompileHugeMethods}). */
  private static final int MOST_COMPILED = 8000;

  private final byte[] classFile;
  private final ClassSurvey survey;
  private final Predicate<String> hasTraps;
  private final Set<String> leftOut = new HashSet<>();
  private int places;

  private TrappedClass(byte[] classFile, ClassSurvey survey, Predicate<String> hasTraps) {
    this.classFile = classFile;
    this.survey = survey;
    this.hasTraps = hasTraps;
  }

  /**
   * A class before it gets its traps.
   *
   * @param hasTraps whether a class (internal name) gets traps itself, so that calls to it need
   *     none
   */
  static TrappedClass of(byte[] classFile, Predicate<String> hasTraps) {
    return new TrappedClass(classFile, ClassSurvey.of(classFile), hasTraps);
  }

  /** The class with its traps; {@code null} if there is no place for any. */
  byte[] make() {
    try {
      byte[] made = write();
      if (leftOut.isEmpty()) {
        return orNull(made);
      }
    } catch (MethodTooLargeException e) {
      leftOut.add(e.getMethodName() + e.getDescriptor());
    }
    // A method that only the traps make too large to be compiled goes without.
    return orNull(write());
  }

  private byte[] orNull(byte[] made) {
    return places == 0 ? null : made;
  }

  /** How many traps are in. */
  int places() {
    return places;
  }

  /** How many methods go without, since with traps they would be too large to be compiled. */
  int methodsLeftOut() {
    return leftOut.size();
  }

  private byte[] write() {
    places = 0;
    ClassReader reader = OpenedClassReader.of(classFile);
    ClassWriter writer = new ClassWriter(reader, 0);
    reader.accept(
        new ClassVisitor(OpenedClassReader.ASM_API, writer) {
          @Override
          public MethodVisitor visitMethod(
              int access, String name, String descriptor, String signature, String[] exceptions) {
            MethodVisitor next = super.visitMethod(access, name, descriptor, signature, exceptions);
            return trapped(name + descriptor, next);
          }
        },
        0);
    return writer.toByteArray();
  }

  private MethodVisitor trapped(String method, MethodVisitor next) {
    Integer firstLocal = survey.firstFreeLocal(method);
    if (firstLocal == null || leftOut.contains(method)) {
      return next;
    }
    int placesBefore = places;
    return new TrappedMethod(
        this,
        next,
        firstLocal,
        size -> {
          if (size > MOST_COMPILED && places > placesBefore) {
            leftOut.add(method);
          }
        });
  }

  void trapped() {
    places++;
  }

  WritingCall writingCall(int opcode, String owner, String name, String descriptor) {
    if (survey.isNative(owner, name, descriptor)) {
      return WritingCall.ofKnown(opcode, owner, name, descriptor);
    }
    return hasTraps.test(owner)
        ? WritingCall.ofInherited(opcode, owner, name, descriptor)
        : WritingCall.withoutTraps(opcode, owner, name, descriptor);
  }
}
