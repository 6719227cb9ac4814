package io.github.reusewatch.core.instrument;

import static org.assertj.core.api.Assertions.assertThat;

import net.bytebuddy.jar.asm.Opcodes;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which calls are asked around, and about which operands: {@code -} is one that nobody asks of. */
class WritingCallTest {
  @ParameterizedTest(name = "{1}.{2}{3}: {4}")
  @CsvSource(
      delimiter = '|',
      value = {
        "static  | java/lang/System         | arraycopy | (Ljava/lang/Object;ILjava/lang/Object;II)V | - - ANY_ARRAY - -",
        "static  | java/util/Arrays         | fill      | ([BB)V                     | ARRAY -",
        "static  | java/util/Arrays         | fill      | ([IB)V                     | no",
        "static  | java/util/Arrays         | hashCode  | ([B)I                      | no",
        "static  | java/util/Arrays         | equals    | ([B[B)Z                    | no",
        "static  | java/util/Arrays         | copyOf    | ([BI)[B                    | no",
        "static  | java/lang/reflect/Array  | setByte   | (Ljava/lang/Object;IB)V    | ANY_ARRAY - -",
        "static  | java/lang/reflect/Array  | getByte   | (Ljava/lang/Object;I)B     | no",
        "static  | java/util/Objects        | requireNonNull | ([B)V                 | no",
        "virtual | java/io/InputStream      | read      | ([BII)I                    | - RANGE - -",
        "virtual | java/io/DataInputStream  | readFully | ([B)V                      | - ARRAY",
        "virtual | java/io/OutputStream     | write     | ([BII)V                    | HOLDER - - -",
        "virtual | java/io/OutputStream     | flush     | ()V                        | HOLDER",
        "virtual | java/io/OutputStream     | close     | ()V                        | no",
        "virtual | java/io/DataOutputStream | writeLong | (J)V                       | HOLDER -",
        "virtual | java/nio/ByteBuffer      | put       | (B)Ljava/nio/ByteBuffer;   | AT_POSITION -",
        "virtual | java/nio/ByteBuffer      | put       | ([B)Ljava/nio/ByteBuffer;  | BUFFER -",
        "virtual | java/nio/ByteBuffer      | put       | (Ljava/nio/ByteBuffer;)Ljava/nio/ByteBuffer; | BUFFER -",
        "virtual | java/nio/ByteBuffer      | putLong   | (IJ)Ljava/nio/ByteBuffer;  | AT_INDEX - -",
        "virtual | java/nio/ByteBuffer      | get       | ([B)Ljava/nio/ByteBuffer;  | - ARRAY",
        "virtual | java/nio/ByteBuffer      | getLong   | ()J                        | no",
        "virtual | java/nio/ByteBuffer      | compact   | ()Ljava/nio/ByteBuffer;    | BUFFER",
        "virtual | java/nio/IntBuffer       | put       | (I)Ljava/nio/IntBuffer;    | HOLDER -",
        "virtual | java/nio/channels/FileChannel | read | (Ljava/nio/ByteBuffer;)I   | - BUFFER",
        "virtual | java/nio/channels/FileChannel | read | ([Ljava/nio/ByteBuffer;)J  | - HOLDER",
        "virtual | java/nio/channels/FileChannel | write | (Ljava/nio/ByteBuffer;)I  | no",
        "virtual | java/lang/String         | getBytes  | (II[BI)V                   | - - - ARRAY -",
        "virtual | java/util/zip/Inflater   | inflate   | ([BII)I                    | - ARRAY - -",
        "virtual | java/util/zip/Inflater   | setInput  | ([B)V                      | no",
        "virtual | java/util/zip/CRC32      | update    | ([BII)V                    | no",
        "virtual | javax/crypto/Cipher      | update    | ([BII[BI)I                 | - ARRAY - - ARRAY -",
        "static  | java/nio/ByteBuffer      | wrap      | ([B)Ljava/nio/ByteBuffer;  | no",
        "virtual | javax/net/ssl/SSLEngine  | wrap      | (Ljava/nio/ByteBuffer;Ljava/nio/ByteBuffer;)Ljavax/net/ssl/SSLEngineResult; | - BUFFER BUFFER",
        "virtual | java/security/MessageDigest | update | ([B)V                      | no",
        "virtual | java/security/MessageDigest | digest | ([BII)I                    | - ARRAY - -",
        "virtual | java/util/Random         | nextBytes | ([B)V                      | - ARRAY",
        "virtual | java/lang/invoke/VarHandle | set     | ([BII)V                    | - ARRAY - -",
        "virtual | java/util/Map            | put       | (Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object; | no",
        "special | java/lang/String         | <init>    | ([B)V                      | no",
        "virtual | [B                       | clone     | ()Ljava/lang/Object;       | no"
      })
  void withoutTraps(String kind, String owner, String name, String descriptor, String expected) {
    assertThat(text(WritingCall.withoutTraps(opcode(kind), owner, name, descriptor)))
        .isEqualTo(expected);
  }

  @ParameterizedTest(name = "{1}{2}: {3}")
  @CsvSource(
      delimiter = '|',
      value = {
        "virtual | write  | (I)V    | HOLDER -",
        "virtual | write  | ([BII)V | HOLDER - - -",
        "virtual | writeBytes | ([B)V | HOLDER -",
        "special | write  | (I)V    | HOLDER -",
        "static  | write  | (I)V    | no",
        "virtual | write  | (J)V    | no",
        "virtual | read   | ([BII)I | - RANGE - -",
        "virtual | readFully | ([B)V | - ARRAY",
        "virtual | nextBytes | ([B)V | - ARRAY",
        "static  | read   | ([BII)I | no",
        "virtual | encode | ([BII)I | no"
      })
  void ofAnObjectWithTraps(String kind, String name, String descriptor, String expected) {
    assertThat(text(WritingCall.ofInherited(opcode(kind), "com/acme/Stream", name, descriptor)))
        .isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource({
    "java/io/InputStream, false",
    "javax/crypto/Cipher, false",
    "com/acme/Library, true",
    "javassist/Library, true"
  })
  void whatALibraryDoesWithAnArrayIsNotKnown(String owner, boolean ofLibrary) {
    WritingCall call = WritingCall.withoutTraps(Opcodes.INVOKEVIRTUAL, owner, "take", "([B)V");
    assertThat(call.ofLibrary).isEqualTo(ofLibrary);
    assertThat(WritingCall.ofKnown(Opcodes.INVOKEVIRTUAL, owner, "take", "([B)V").ofLibrary)
        .isFalse();
  }

  private static int opcode(String kind) {
    return switch (kind) {
      case "static" -> Opcodes.INVOKESTATIC;
      case "special" -> Opcodes.INVOKESPECIAL;
      default -> Opcodes.INVOKEVIRTUAL;
    };
  }

  private static String text(WritingCall call) {
    if (call == null) {
      return "no";
    }
    StringBuilder text = new StringBuilder();
    call.told.forEach(how -> text.append(' ').append(how == null ? "-" : how));
    assertThat(call.told).hasSameSizeAs(call.operands);
    assertThat(call.told.get(call.deepest())).isNotNull();
    return text.substring(1);
  }
}
