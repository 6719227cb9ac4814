package io.github.reusewatch.core.report;

import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;

/** Tells the application's stack frames from the others. */
final class Frames {
  /** Deep enough for every framework seen; a finding of thousands of lines is not read. */
  private static final int MOST = 64;

  private static final List<String> AGENT =
      List.of("io.github.reusewatch.core.", "io.github.reusewatch.bridge.");

  /** Our callbacks, which stand between the client and the application's. */
  private static final String GENERATED_CALLBACKS = "io.github.reusewatch.generated.";

  private static final List<String> JDK = List.of("java.", "javax.", "jdk.", "sun.", "com.sun.");

  /**
   * What stands between an application and the client, or calls the application: it is passed over
   * in the search for the application's own line. Not complete, and it need not be: the frames are
   * all in the finding.
   */
  private static final List<String> FRAMEWORKS =
      List.of(
          "org.springframework.",
          "reactor.",
          "io.micrometer.",
          "io.opentelemetry.",
          "io.smallrye.",
          "io.quarkus.",
          "io.micronaut.",
          "io.vertx.",
          "io.netty.",
          "org.apache.camel.",
          "org.apache.flink.",
          "org.apache.catalina.",
          "org.apache.tomcat.",
          "org.apache.coyote.",
          "org.eclipse.jetty.",
          "jakarta.",
          "kotlin.",
          "kotlinx.coroutines.",
          "scala.",
          "akka.",
          "org.apache.pekko.",
          "net.bytebuddy.");

  /** Parts of the names of classes that are made at run time, in the application's own packages. */
  private static final List<String> GENERATED =
      List.of(
          "$$SpringCGLIB$$",
          "$$EnhancerBy",
          "$$FastClassBy",
          ".$Proxy",
          "_ClientProxy",
          "$$Lambda");

  private Frames() {}

  /**
   * What is left of a stack captured inside the client when the agent's and the client's own frames
   * at its top are taken off.
   */
  static StackTraceElement[] callersOf(StackTraceElement[] stack) {
    return below(stack, name -> startsWithAny(name, AGENT) || isClient(name));
  }

  /** What is left when only the agent's own frames at its top are taken off. */
  static StackTraceElement[] withoutAgent(StackTraceElement[] stack) {
    return below(stack, name -> startsWithAny(name, AGENT));
  }

  /** All but the agent's own frames at the top, however many. */
  static StackTraceElement[] belowAgent(StackTraceElement[] stack) {
    return Arrays.copyOfRange(
        stack, atTop(stack, name -> startsWithAny(name, AGENT)), stack.length);
  }

  private static int atTop(StackTraceElement[] stack, Predicate<String> ofClass) {
    int count = 0;
    while (count < stack.length && ofClass.test(stack[count].getClassName())) {
      count++;
    }
    return count;
  }

  private static StackTraceElement[] below(
      StackTraceElement[] stack, Predicate<String> ofClassAtTheTop) {
    int from = atTop(stack, ofClassAtTheTop);
    return Arrays.stream(stack, from, Math.min(stack.length, from + MOST))
        .filter(frame -> !frame.getClassName().startsWith(GENERATED_CALLBACKS))
        .toArray(StackTraceElement[]::new);
  }

  /**
   * The first frame that is neither the JDK's nor the client's nor a framework's; if all others are
   * frameworks', the first of theirs; {@code null} if there is none of them either.
   */
  static StackTraceElement topOfApplication(StackTraceElement[] frames) {
    return topOfApplication(frames, null);
  }

  /** The same, passing over the frames of this class, too; {@code null} for none. */
  static StackTraceElement topOfApplication(StackTraceElement[] frames, String producerClass) {
    StackTraceElement topOfFrameworks = null;
    for (StackTraceElement frame : frames) {
      String className = frame.getClassName();
      if (startsWithAny(className, JDK) || isClient(className) || className.equals(producerClass)) {
        continue;
      }
      if (!isFramework(className)) {
        return frame;
      }
      if (topOfFrameworks == null) {
        topOfFrameworks = frame;
      }
    }
    return topOfFrameworks;
  }

  static boolean isJdk(StackTraceElement frame) {
    return startsWithAny(frame.getClassName(), JDK);
  }

  /** Whether the frame is none of the JDK's, the client's or a framework's. */
  static boolean isApplication(StackTraceElement frame) {
    String className = frame.getClassName();
    return !startsWithAny(className, JDK) && !isClient(className) && !isFramework(className);
  }

  /**
   * Without the class loader and module that {@link StackTraceElement#toString} puts in front:
   * {@code com.acme.Writer.flush(Writer.java:88)}.
   */
  static String text(StackTraceElement frame) {
    String place =
        frame.isNativeMethod()
            ? "Native Method"
            : frame.getFileName() == null
                ? "Unknown Source"
                : frame.getFileName()
                    + (frame.getLineNumber() < 0 ? "" : ":" + frame.getLineNumber());
    return frame.getClassName() + "." + frame.getMethodName() + "(" + place + ")";
  }

  /** Also when the client is relocated. */
  private static boolean isClient(String className) {
    return className.contains("org.apache.kafka.clients.producer.");
  }

  /** All of Kafka is one, also when it is relocated: Streams, Connect, wrappers of the client. */
  private static boolean isFramework(String className) {
    return className.contains("org.apache.kafka.")
        || startsWithAny(className, FRAMEWORKS)
        || GENERATED.stream().anyMatch(className::contains);
  }

  private static boolean startsWithAny(String className, List<String> prefixes) {
    for (String prefix : prefixes) {
      if (className.startsWith(prefix)) {
        return true;
      }
    }
    return false;
  }
}
