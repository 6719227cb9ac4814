package io.github.reusewatch.core.instrument;

import io.github.reusewatch.core.report.TrapStatistics;
import java.lang.instrument.Instrumentation;
import java.lang.instrument.UnmodifiableClassException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The write traps of this JVM: put in, and taken out again, by retransformation. Only the bodies of
 * methods differ, so that this can be done at any time.
 */
public final class WriteTraps {
  /** The JVM stops for each batch: with all classes at once it would for too long. */
  private static final int BATCH = 64;

  private final Instrumentation instrumentation;
  private final TrapStatistics statistics;
  private TrapTransformer transformer;

  public WriteTraps(Instrumentation instrumentation, TrapStatistics statistics) {
    this.instrumentation = instrumentation;
    this.statistics = statistics;
  }

  /** Opens the packages in which arrays are hidden behind streams and buffers to the agent. */
  public void openHiddenArrays() {
    Module agent = WriteTraps.class.getModule();
    instrumentation.redefineModule(
        Object.class.getModule(),
        Set.of(),
        Map.of(),
        Map.of("java.io", Set.of(agent), "java.nio", Set.of(agent)),
        Set.of(),
        Map.of());
  }

  /**
   * Puts traps into classes from now on, and into those that are loaded. Takes the place of earlier
   * ones.
   *
   * @param packages prefixes of class names; none: all classes but those that never get any
   * @return how many loaded classes were transformed
   */
  public synchronized int putIn(List<String> packages) {
    TrapTransformer before = transformer;
    transformer = new TrapTransformer(new TrapScope(packages), statistics);
    statistics.clear();
    if (before != null) {
      instrumentation.removeTransformer(before);
    }
    instrumentation.addTransformer(transformer, true);
    return retransform(transformer);
  }

  /** Takes all out. Returns how many loaded classes were transformed. */
  public synchronized int takeOut() {
    if (transformer == null) {
      return 0;
    }
    TrapTransformer before = transformer;
    transformer = null;
    instrumentation.removeTransformer(before);
    return retransform(before);
  }

  private int retransform(TrapTransformer candidates) {
    List<Class<?>> classes = new ArrayList<>();
    for (Class<?> each : instrumentation.getAllLoadedClasses()) {
      if (!each.isArray()
          && instrumentation.isModifiableClass(each)
          && candidates.isCandidate(each.getClassLoader(), each.getName().replace('.', '/'))) {
        classes.add(each);
      }
    }
    for (int i = 0; i < classes.size(); i += BATCH) {
      retransform(classes.subList(i, Math.min(classes.size(), i + BATCH)));
    }
    return classes.size();
  }

  private void retransform(List<Class<?>> batch) {
    try {
      instrumentation.retransformClasses(batch.toArray(new Class<?>[0]));
    } catch (UnmodifiableClassException | LinkageError | RuntimeException e) {
      if (batch.size() == 1) {
        statistics.classesLeftOut.increment();
      } else {
        batch.forEach(each -> retransform(List.of(each)));
      }
    }
  }
}
