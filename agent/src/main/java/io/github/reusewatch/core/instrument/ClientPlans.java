package io.github.reusewatch.core.instrument;

import io.github.reusewatch.bridge.SendBridge;
import io.github.reusewatch.core.kafka.KafkaClient;
import io.github.reusewatch.core.report.Console;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;
import net.bytebuddy.dynamic.ClassFileLocator;
import net.bytebuddy.pool.TypePool;

/** The plan of each client: of each class loader, and of each name it is relocated to in it. */
final class ClientPlans {
  private final List<Hook> hooks;
  private final Console console;
  private final Map<ClassLoader, Map<String, ClientPlan>> plans = new WeakHashMap<>();

  ClientPlans(List<Hook> hooks, Console console) {
    this.hooks = hooks;
    this.console = console;
  }

  /**
   * The plan of a client, made when its first class is loaded.
   *
   * @param prefix what its class names begin with, up to {@code org.apache.kafka.}
   * @param pool describes classes as this loader sees them
   * @param classes where their class files are
   */
  ClientPlan of(ClassLoader loader, String prefix, TypePool pool, ClassFileLocator classes) {
    ClientPlan known = known(loader, prefix);
    if (known != null) {
      return known;
    }
    // Without our lock: this asks class loaders, which have locks of their own, and another thread
    // may hold those while it waits for ours.
    ClientPlan made = make(loader, prefix, pool, classes);
    synchronized (plans) {
      known = plans.computeIfAbsent(loader, l -> new HashMap<>()).putIfAbsent(prefix, made);
    }
    if (known != null) {
      return known;
    }
    if (made.refusal() != null) {
      console.warn(
          "not watching "
              + prefix
              + KafkaClient.PRODUCER
              + " loaded by "
              + LoaderName.of(loader)
              + ": "
              + made.refusal());
    }
    return made;
  }

  /** {@code null} if no class of that client was loaded yet. */
  ClientPlan known(ClassLoader loader, String prefix) {
    synchronized (plans) {
      Map<String, ClientPlan> ofLoader = plans.get(loader);
      return ofLoader == null ? null : ofLoader.get(prefix);
    }
  }

  private ClientPlan make(
      ClassLoader loader, String prefix, TypePool pool, ClassFileLocator classes) {
    if (!seesBridge(loader)) {
      return ClientPlan.refused(
          "this class loader does not see "
              + SendBridge.class.getName()
              + " on the bootstrap class path. In OSGi add io.github.reusewatch.bridge to the framework's boot delegation (org.osgi.framework.bootdelegation).");
    }
    if (!pool.describe(prefix + KafkaClient.PRODUCER).isResolved()) {
      console.debug(
          "no "
              + prefix
              + KafkaClient.PRODUCER
              + " beside the Kafka classes loaded by "
              + LoaderName.of(loader));
      return new ClientPlan();
    }
    ClientPlan plan = new ClientPlan();
    for (Hook hook : hooks) {
      String missing = missing(hook, prefix, pool, classes);
      if (missing == null) {
        plan.fits(hook);
      } else {
        plan.misses(hook, missing);
      }
    }
    plan.complete();
    return plan.has(SendHook.class) ? plan : ClientPlan.refused(plan.described());
  }

  private static String missing(Hook hook, String prefix, TypePool pool, ClassFileLocator classes) {
    for (String name : hook.classNames()) {
      TypePool.Resolution resolution = pool.describe(prefix + name);
      if (resolution.isResolved()) {
        return hook.missingIn(resolution.resolve(), classes);
      }
    }
    return "no class " + prefix + hook.classNames().get(0);
  }

  static boolean seesBridge(ClassLoader loader) {
    try {
      return Class.forName(SendBridge.class.getName(), false, loader) == SendBridge.class;
    } catch (ClassNotFoundException | LinkageError e) {
      return false;
    }
  }
}
