package io.github.reusewatch.core.instrument;

import io.github.reusewatch.bridge.SendBridge;
import io.github.reusewatch.core.report.TrapStatistics;
import java.io.IOException;
import java.io.InputStream;
import java.lang.instrument.ClassFileTransformer;
import java.security.ProtectionDomain;
import java.util.Map;
import java.util.WeakHashMap;

/** Puts write traps into classes as they are loaded, and into loaded ones that are transformed. */
final class TrapTransformer implements ClassFileTransformer {
  private final TrapScope scope;
  private final TrapStatistics statistics;
  private final Map<ClassLoader, Boolean> seesBridge = new WeakHashMap<>();

  TrapTransformer(TrapScope scope, TrapStatistics statistics) {
    this.scope = scope;
    this.statistics = statistics;
  }

  @Override
  public byte[] transform(
      ClassLoader loader,
      String internalName,
      Class<?> redefined,
      ProtectionDomain domain,
      byte[] classFile) {
    if (internalName == null || !isCandidate(loader, internalName)) {
      return null;
    }
    try {
      TrappedClass trapped = TrappedClass.of(classFile, scope::includes);
      byte[] made = trapped.make();
      if (made != null) {
        statistics.places.add(trapped.places());
        statistics.classes.increment();
      }
      statistics.methodsLeftOut.add(trapped.methodsLeftOut());
      return made;
    } catch (Throwable e) {
      // A class that a tool wrote too large or too strange: it goes without.
      statistics.classesLeftOut.increment();
      if (e instanceof VirtualMachineError) {
        SendBridge.error(e);
      }
      return null;
    }
  }

  boolean isCandidate(Class<?> loaded) {
    return isCandidate(loaded.getClassLoader(), loaded.getName().replace('.', '/'));
  }

  /** Whether there is anything to trap in a class, as far as its loader gives its class file. */
  boolean hasPlaces(Class<?> candidate) {
    String resource = candidate.getName().replace('.', '/') + ".class";
    try (InputStream in = candidate.getClassLoader().getResourceAsStream(resource)) {
      return in == null || TrappedClass.of(in.readAllBytes(), scope::includes).make() != null;
    } catch (IOException | RuntimeException | LinkageError e) {
      return true;
    }
  }

  private boolean isCandidate(ClassLoader loader, String internalName) {
    return loader != null
        && loader != TrapTransformer.class.getClassLoader()
        && loader != ClassLoader.getPlatformClassLoader()
        && !TrapScope.isOfAgent(loader.getClass().getName())
        && scope.includes(internalName)
        && seesBridge(loader);
  }

  private boolean seesBridge(ClassLoader loader) {
    Boolean known;
    synchronized (seesBridge) {
      known = seesBridge.get(loader);
    }
    if (known == null) {
      known = ClientPlans.seesBridge(loader); // without our lock: the loader may take its own
      synchronized (seesBridge) {
        seesBridge.put(loader, known);
      }
    }
    return known;
  }
}
