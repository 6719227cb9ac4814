package io.github.reusewatch.core.instrument;

import io.github.reusewatch.core.kafka.KafkaClient;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

/**
 * Reads from a class file whether the class says that it implements Kafka's {@code Producer}, or
 * declares methods of certain names. Without Byte Buddy, and without making strings: every class
 * that the JVM loads is asked.
 *
 * @see <a href="https://docs.oracle.com/javase/specs/jvms/se17/html/jvms-4.html">JVMS 4</a>
 */
final class ClassFileHeader {
  private static final byte[] PRODUCER =
      KafkaClient.INTERFACE.replace('.', '/').getBytes(StandardCharsets.US_ASCII);
  private static final int CONSTANTS = 10;
  private static final int ACC_INTERFACE = 0x0200;

  private final byte[] bytes;

  /** Where each constant begins. */
  private final int[] constants;

  private ClassFileHeader(byte[] classFile) {
    bytes = classFile;
    constants = new int[u2(CONSTANTS - 2)];
  }

  /** Whether the class is no interface, and {@code Producer} is among those it names. */
  static boolean declaresProducer(byte[] classFile) {
    try {
      return new ClassFileHeader(classFile).declaresProducer();
    } catch (IndexOutOfBoundsException e) {
      return false; // no class file: the JVM will say so
    }
  }

  private boolean declaresProducer() {
    int at = skipConstants();
    int interfaces = u2(at + 6);
    if (interfaces == 0 || (u2(at) & ACC_INTERFACE) != 0) {
      return false;
    }
    for (int i = 0; i < interfaces; i++) {
      if (isProducer(constants[u2(constants[u2(at + 8 + 2 * i)] + 1)])) {
        return true;
      }
    }
    return false;
  }

  /** Whether the class declares a method of any of these names, which are in modified UTF-8. */
  static boolean declaresMethod(byte[] classFile, List<byte[]> names) {
    try {
      return new ClassFileHeader(classFile).declaresMethod(names);
    } catch (IndexOutOfBoundsException e) {
      return false; // no class file: the JVM will say so
    }
  }

  private boolean declaresMethod(List<byte[]> names) {
    int at = skipConstants();
    int fields = at + 8 + 2 * u2(at + 6);
    int methods = skipMembers(fields);
    int count = u2(methods);
    at = methods + 2;
    for (int i = 0; i < count; i++) {
      for (byte[] name : names) {
        if (isText(constants[u2(at + 2)], name)) {
          return true;
        }
      }
      at = skipMember(at);
    }
    return false;
  }

  private boolean isText(int utf8, byte[] text) {
    return u2(utf8 + 1) == text.length
        && Arrays.equals(bytes, utf8 + 3, utf8 + 3 + text.length, text, 0, text.length);
  }

  private int skipMembers(int countAt) {
    int at = countAt + 2;
    for (int i = u2(countAt); i > 0; i--) {
      at = skipMember(at);
    }
    return at;
  }

  /** A field or a method, with its attributes. */
  private int skipMember(int memberAt) {
    int at = memberAt + 8;
    for (int i = u2(memberAt + 6); i > 0; i--) {
      at += 6 + (u2(at + 2) << 16 | u2(at + 4));
    }
    return at;
  }

  /** Also when the client is relocated. */
  private boolean isProducer(int utf8) {
    int end = utf8 + 3 + u2(utf8 + 1);
    int from = end - PRODUCER.length;
    return from >= utf8 + 3
        && Arrays.equals(bytes, from, end, PRODUCER, 0, PRODUCER.length)
        && (from == utf8 + 3 || bytes[from - 1] == '/');
  }

  private int skipConstants() {
    int at = CONSTANTS;
    for (int i = 1; i < constants.length; i++) {
      constants[i] = at;
      int tag = bytes[at];
      at += length(tag, at);
      if (tag == 5 || tag == 6) {
        i++; // long and double take two places
      }
    }
    return at;
  }

  private int length(int tag, int at) {
    switch (tag) {
      case 1: // Utf8
        return 3 + u2(at + 1);
      case 5: // Long
      case 6: // Double
        return 9;
      case 7: // Class
      case 8: // String
      case 16: // MethodType
      case 19: // Module
      case 20: // Package
        return 3;
      case 15: // MethodHandle
        return 4;
      default: // Integer, Float, references, NameAndType, Dynamic
        return 5;
    }
  }

  private int u2(int at) {
    return (bytes[at] & 0xFF) << 8 | (bytes[at + 1] & 0xFF);
  }
}
