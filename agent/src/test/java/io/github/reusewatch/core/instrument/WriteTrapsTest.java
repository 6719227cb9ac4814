package io.github.reusewatch.core.instrument;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.reusewatch.core.report.TrapStatistics;
import java.lang.instrument.Instrumentation;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

class WriteTrapsTest {
  private static final String LIBRARY = "com.google.protobuf.";

  private final ClassLoader loader =
      new WovenLoader(
          WriteTrapsTest.class.getClassLoader(),
          name -> name.startsWith(LIBRARY),
          UnaryOperator.identity());
  private final Class<?> refused = load("CodedOutputStream$ArrayEncoder");
  private final List<Class<?>> retransformed = new ArrayList<>();
  private final TrapStatistics statistics = new TrapStatistics();

  /** As for a class that is loaded and cannot be linked, since an optional library is not there. */
  @Test
  void aClassThatTheJvmRefusesIsLeftOutAlone() {
    Class<?> one = load("CodedOutputStream$DirectNioEncoder");
    Class<?> other = load("CodedOutputStream$OutputStreamEncoder");
    WriteTraps traps = new WriteTraps(jvm(one, refused, other), statistics);
    assertThat(traps.putIn(List.of(LIBRARY))).isEqualTo(3);
    assertThat(retransformed).containsExactly(one, other);
    assertThat(statistics.classesLeftOut.sum()).isEqualTo(1);
  }

  private Instrumentation jvm(Class<?>... loaded) {
    return (Instrumentation)
        Proxy.newProxyInstance(
            WriteTrapsTest.class.getClassLoader(),
            new Class<?>[] {Instrumentation.class},
            (proxy, method, arguments) ->
                switch (method.getName()) {
                  case "getAllLoadedClasses" -> loaded;
                  case "isModifiableClass" -> true;
                  case "retransformClasses" -> retransform((Class<?>[]) arguments[0]);
                  default -> null;
                });
  }

  private Object retransform(Class<?>... classes) {
    if (Arrays.asList(classes).contains(refused)) {
      throw new InternalError("class redefinition failed: invalid class");
    }
    retransformed.addAll(List.of(classes));
    return null;
  }

  private Class<?> load(String name) {
    try {
      return Class.forName(LIBRARY + name, false, loader);
    } catch (ClassNotFoundException e) {
      throw new AssertionError(e);
    }
  }
}
