package io.github.reusewatch.core.instrument;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import net.bytebuddy.jar.asm.Opcodes;
import net.bytebuddy.jar.asm.Type;

/**
 * A call that may write into an array of bytes it is handed, or into the receiver's. What is asked
 * too often costs a little and seldom names somebody, since the bytes are compared before and after
 * (see {@code OpenCalls} for several at once); what is not asked is not seen.
 */
final class WritingCall {
  /** Methods that only read the arrays they are handed. Others of these names write none. */
  private static final Set<String> READING =
      Set.of(
          "write",
          "equals",
          "hashCode",
          "toString",
          "copyOf",
          "copyOfRange",
          "mismatch",
          "compare",
          "compareTo",
          "compareUnsigned",
          "setInput",
          "setDictionary",
          "encodeToString",
          "verify",
          "requireNonNull",
          "valueOf",
          "println",
          "print");

  /** What classes that extend {@code ByteArrayOutputStream} inherit. */
  private static final Set<String> STREAMS =
      Set.of("write(I)V", "write([B)V", "write([BII)V", "writeBytes([B)V");

  /** What classes that extend the JDK's streams and random numbers inherit. */
  private static final Set<String> FILLING =
      Set.of(
          "read([B)I",
          "read([BII)I",
          "readNBytes([BII)I",
          "readFully([B)V",
          "readFully([BII)V",
          "nextBytes([B)V");

  private static final Pattern ONE_VALUE = Pattern.compile("\\([BCSIJFD]\\)");
  private static final Pattern ONE_VALUE_AT = Pattern.compile("\\(I[BCSIJFD]\\)");
  private static final String BYTES = "[B";
  private static final String BUFFER = "java/nio/ByteBuffer";
  private static final Set<String> VIEWS =
      Set.of(
          "java/nio/ShortBuffer",
          "java/nio/CharBuffer",
          "java/nio/IntBuffer",
          "java/nio/LongBuffer",
          "java/nio/FloatBuffer",
          "java/nio/DoubleBuffer");

  /** The bridge's method to be told of an operand, by how its array is found. */
  enum How {
    ARRAY("calling", "([B)Ljava/lang/Object;"),
    /** Of an array, with the offset and the length that follow it. */
    RANGE("calling", "([BII)Ljava/lang/Object;"),
    BUFFER("calling", "(Ljava/nio/ByteBuffer;)Ljava/lang/Object;"),
    /** Of a buffer, where its position is. */
    AT_POSITION("callingPut", "(Ljava/nio/ByteBuffer;)Ljava/lang/Object;"),
    /** Of a buffer, with the index that follows it. */
    AT_INDEX("callingPut", "(Ljava/nio/ByteBuffer;I)Ljava/lang/Object;"),
    ANY_ARRAY("callingArray", "(Ljava/lang/Object;)Ljava/lang/Object;"),
    HOLDER("callingHolder", "(Ljava/lang/Object;)Ljava/lang/Object;");

    final String method;
    final String descriptor;

    How(String method, String descriptor) {
      this.method = method;
      this.descriptor = descriptor;
    }
  }

  /** Of the operand at the same place in {@link #operands}; {@code null}: nothing to tell. */
  final List<How> told = new ArrayList<>();

  /** Receiver, if there is one, and arguments. */
  final List<Type> operands = new ArrayList<>();

  /** Whether it is not known what the method does with what it is handed. */
  boolean ofLibrary;

  private WritingCall(int opcode, String owner, String descriptor) {
    if (opcode != Opcodes.INVOKESTATIC) {
      add(Type.getObjectType(owner), null);
    }
    for (Type argument : Type.getArgumentTypes(descriptor)) {
      add(argument, null);
    }
  }

  /**
   * Of a call to a method that has no traps itself: a JDK's, or one of a class that is left alone.
   *
   * @return {@code null} if it is none that writes
   */
  static WritingCall withoutTraps(int opcode, String owner, String name, String descriptor) {
    WritingCall call = ofKnown(opcode, owner, name, descriptor);
    if (call != null) {
      call.ofLibrary = !JdkClasses.include(owner);
    }
    return call;
  }

  /** Of a call to a method that is taken to write what changes meanwhile: a JDK's or native one. */
  static WritingCall ofKnown(int opcode, String owner, String name, String descriptor) {
    if (name.equals("<init>") || owner.startsWith("[")) {
      return null;
    }
    WritingCall call = new WritingCall(opcode, owner, descriptor);
    int first = opcode == Opcodes.INVOKESTATIC ? 0 : 1;
    boolean reads =
        READING.contains(name)
            || (name.equals("update") && !owner.equals("javax/crypto/Cipher"))
            || (owner.equals(BUFFER) && (name.equals("put") || name.equals("wrap")));
    for (int i = first; i < call.operands.size() && !reads; i++) {
      call.told.set(i, how(call.operands.get(i)));
    }
    if (!reads && isRead(name, descriptor)) {
      call.told.set(first, How.RANGE);
    }
    if (owner.equals("java/lang/System") && name.equals("arraycopy")) {
      call.told.set(2, How.ANY_ARRAY);
    } else if (owner.equals("java/lang/reflect/Array") && name.startsWith("set")) {
      call.told.set(0, How.ANY_ARRAY);
    }
    if (first == 1) {
      call.told.set(0, ofReceiver(owner, name, descriptor));
    }
    return call.orNull();
  }

  /**
   * Of a call on an object of the application's: if its class extends one of the JDK's that writes
   * into memory, the method may be inherited.
   */
  static WritingCall ofInherited(int opcode, String owner, String name, String descriptor) {
    String method = name + descriptor;
    boolean fills = FILLING.contains(method);
    if (opcode == Opcodes.INVOKESTATIC || !(fills || STREAMS.contains(method))) {
      return null;
    }
    WritingCall call = new WritingCall(opcode, owner, descriptor);
    if (fills) {
      call.told.set(1, isRead(name, descriptor) ? How.RANGE : How.ARRAY);
    } else {
      call.told.set(0, How.HOLDER);
    }
    return call;
  }

  /**
   * Whether it is one of a stream's methods that may wait for long with a part of an array, while
   * others write into its other parts.
   */
  private static boolean isRead(String name, String descriptor) {
    return name.startsWith("read") && descriptor.startsWith("([BII)");
  }

  private static How how(Type type) {
    switch (type.getDescriptor()) {
      case BYTES:
        return How.ARRAY;
      case "L" + BUFFER + ";":
        return How.BUFFER;
      case "[L" + BUFFER + ";":
        return How.HOLDER;
      default:
        return null;
    }
  }

  private static How ofReceiver(String owner, String name, String descriptor) {
    boolean puts = name.startsWith("put") || name.equals("compact");
    if (owner.equals(BUFFER) || owner.equals("java/nio/MappedByteBuffer")) {
      return puts ? ofBuffer(descriptor) : null;
    }
    if (VIEWS.contains(owner)) {
      return puts || name.equals("append") ? How.HOLDER : null;
    }
    boolean stream = owner.startsWith("java/io/") && owner.endsWith("Stream");
    return stream && (name.startsWith("write") || name.startsWith("print") || name.equals("flush"))
        ? How.HOLDER
        : null;
  }

  /**
   * One value goes to one place; the loop that encodes into a part of an arena is made of these.
   */
  private static How ofBuffer(String descriptor) {
    if (ONE_VALUE.matcher(descriptor).lookingAt()) {
      return How.AT_POSITION;
    }
    return ONE_VALUE_AT.matcher(descriptor).lookingAt() ? How.AT_INDEX : How.BUFFER;
  }

  private void add(Type operand, How how) {
    operands.add(operand);
    told.add(how);
  }

  private WritingCall orNull() {
    return told.stream().allMatch(how -> how == null) ? null : this;
  }

  /** The deepest operand that is to be told of. */
  int deepest() {
    int i = 0;
    while (told.get(i) == null) {
      i++;
    }
    return i;
  }
}
