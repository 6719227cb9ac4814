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
   * Puts traps into classes from now on, and into those that are loaded.
   *
   * @param packages prefixes of class names, those of an earlier call included; none: all classes
   *     but those that never get any
   * @return how many loaded classes were looked at
   */
  public synchronized int putIn(List<String> packages) {
    TrapTransformer before = transformer;
    transformer = new TrapTransformer(new TrapScope(packages), statistics);
    instrumentation.addTransformer(transformer, true);
    if (before != null) {
      instrumentation.removeTransformer(before);
    }
    List<Class<?>> classes = loaded(transformer);
    if (before != null) {
      classes.removeIf(before::isCandidate); // they have theirs
    }
    retransformThoseWithPlaces(classes, transformer);
    return classes.size();
  }

  /** Takes all out. Returns how many loaded classes were looked at. */
  public synchronized int takeOut() {
    if (transformer == null) {
      return 0;
    }
    TrapTransformer before = transformer;
    transformer = null;
    instrumentation.removeTransformer(before);
    List<Class<?>> classes = loaded(before);
    retransformThoseWithPlaces(classes, before);
    return classes.size();
  }

  private List<Class<?>> loaded(TrapTransformer candidates) {
    List<Class<?>> classes = new ArrayList<>();
    for (Class<?> each : instrumentation.getAllLoadedClasses()) {
      if (!each.isArray()
          && instrumentation.isModifiableClass(each)
          && candidates.isCandidate(each)) {
        classes.add(each);
      }
    }
    return classes;
  }

  /** Not the others: the JVM would forget the lines of their running methods for nothing. */
  private void retransformThoseWithPlaces(List<Class<?>> classes, TrapTransformer candidates) {
    List<Class<?>> batch = new ArrayList<>();
    for (Class<?> each : classes) {
      if (candidates.hasPlaces(each)) {
        batch.add(each);
      }
      if (batch.size() == BATCH) {
        retransform(batch);
        batch.clear();
      }
    }
    if (!batch.isEmpty()) {
      retransform(batch);
    }
  }

  private void retransform(List<Class<?>> batch) {
    try {
      instrumentation.retransformClasses(batch.toArray(new Class<?>[0]));
    } catch (UnmodifiableClassException | LinkageError | InternalError | RuntimeException e) {
      // InternalError, too: for a class that could not be linked, for want of another, say.
      if (batch.size() == 1) {
        statistics.classesLeftOut.increment();
      } else {
        batch.forEach(each -> retransform(List.of(each)));
      }
    }
  }
}
