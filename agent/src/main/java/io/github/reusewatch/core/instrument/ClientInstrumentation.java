package io.github.reusewatch.core.instrument;

import io.github.reusewatch.bridge.SendBridge;
import io.github.reusewatch.core.config.Choices.Watch;
import io.github.reusewatch.core.config.Config;
import io.github.reusewatch.core.config.Options;
import io.github.reusewatch.core.kafka.ClientVersion;
import io.github.reusewatch.core.report.Console;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;
import net.bytebuddy.ByteBuddy;
import net.bytebuddy.description.type.TypeDescription;
import net.bytebuddy.dynamic.ClassFileLocator;
import net.bytebuddy.dynamic.DynamicType;
import net.bytebuddy.dynamic.scaffold.MethodGraph;
import net.bytebuddy.dynamic.scaffold.TypeValidation;
import net.bytebuddy.pool.TypePool;

/** Puts the hooks into the classes of each client, as they are loaded, and says so. */
final class ClientInstrumentation {
  private final List<Hook> hooks = new ArrayList<>();
  private final Console console;
  private final Map<ClassLoader, Map<String, ClientPlan>> plans = new WeakHashMap<>();
  private final ByteBuddy byteBuddy =
      new ByteBuddy()
          .with(TypeValidation.DISABLED)
          .with(MethodGraph.Compiler.ForDeclaredMethods.INSTANCE);

  ClientInstrumentation(Config config, Console console) {
    this.console = console;
    if (config.get(Options.WATCH) == Watch.RECORD) {
      hooks.add(new RecordHook());
      if (config.get(Options.HEADERS)) {
        hooks.add(new HeadersHook());
      }
    }
    hooks.add(new SendHook());
    hooks.add(new SerializationHook());
    hooks.add(new CopyHook());
  }

  /**
   * Puts the hooks into a class of a client.
   *
   * @return {@code null} to leave the class as it is
   */
  byte[] instrument(ClassLoader loader, String className, byte[] classFile) {
    String hooked =
        hooks.stream().map(Hook::className).filter(className::endsWith).findFirst().orElse(null);
    if (hooked == null) {
      return null;
    }
    String prefix = className.substring(0, className.length() - hooked.length());
    ClassFileLocator classes =
        new ClassFileLocator.Compound(
            ClassFileLocator.Simple.of(className, classFile),
            ClassFileLocator.ForClassLoader.of(loader),
            ClassFileLocator.ForClassLoader.ofBootLoader());
    TypePool pool = TypePool.Default.of(classes);
    ClientPlan plan = plan(loader, prefix, pool);
    if (hooked.equals(SendHook.PRODUCER)) {
      sayWhatIsIn(loader, className, plan);
    }
    List<Hook> wanted = plan.hooksFor(className);
    if (wanted.isEmpty()) {
      return null;
    }
    TypeDescription type = pool.describe(className).resolve();
    DynamicType.Builder<?> builder = byteBuddy.redefine(type, classes);
    for (Hook hook : wanted) {
      builder = hook.apply(builder);
    }
    return builder.make(pool).getBytes();
  }

  /** Whether the copy hook is in the client that this class KafkaProducer belongs to. */
  boolean seesCopy(Class<?> producerClass) {
    String name = producerClass.getName();
    String prefix = name.substring(0, name.length() - SendHook.PRODUCER.length());
    synchronized (plans) {
      Map<String, ClientPlan> ofLoader = plans.get(producerClass.getClassLoader());
      ClientPlan plan = ofLoader == null ? null : ofLoader.get(prefix);
      return plan != null && plan.has(CopyHook.class);
    }
  }

  private ClientPlan plan(ClassLoader loader, String prefix, TypePool pool) {
    synchronized (plans) {
      return plans
          .computeIfAbsent(loader, l -> new HashMap<>())
          .computeIfAbsent(prefix, p -> newPlan(loader, prefix, pool));
    }
  }

  private ClientPlan newPlan(ClassLoader loader, String prefix, TypePool pool) {
    ClientPlan plan = new ClientPlan();
    if (!seesBridge(loader)) {
      console.warn(
          "not watching "
              + prefix
              + SendHook.PRODUCER
              + " loaded by "
              + LoaderName.of(loader)
              + ": this class loader does not see "
              + SendBridge.class.getName()
              + " on the bootstrap class path. In OSGi add io.github.reusewatch.bridge to the framework's boot delegation (org.osgi.framework.bootdelegation).");
      return plan;
    }
    if (!pool.describe(prefix + SendHook.PRODUCER).isResolved()) {
      console.debug(
          "no "
              + prefix
              + SendHook.PRODUCER
              + " beside the Kafka classes loaded by "
              + LoaderName.of(loader));
      return plan;
    }
    for (Hook hook : hooks) {
      TypePool.Resolution resolution = pool.describe(prefix + hook.className());
      String missing =
          resolution.isResolved()
              ? hook.missingIn(resolution.resolve())
              : "no class " + prefix + hook.className();
      if (missing == null) {
        plan.fits(hook);
      } else {
        plan.misses(hook, missing);
      }
    }
    if (!plan.has(SendHook.class)) {
      console.warn(
          "not watching "
              + prefix
              + SendHook.PRODUCER
              + " loaded by "
              + LoaderName.of(loader)
              + ": "
              + plan.described());
      return new ClientPlan();
    }
    return plan;
  }

  private static boolean seesBridge(ClassLoader loader) {
    try {
      return Class.forName(SendBridge.class.getName(), false, loader) == SendBridge.class;
    } catch (ClassNotFoundException | LinkageError e) {
      return false;
    }
  }

  private void sayWhatIsIn(ClassLoader loader, String className, ClientPlan plan) {
    if (plan.has(SendHook.class)) {
      String version = ClientVersion.of(className, loader);
      console.info(
          "watching "
              + className
              + ", kafka-clients "
              + (version == null ? "of unknown version" : version)
              + ", loaded by "
              + LoaderName.of(loader)
              + "; "
              + plan.described());
    }
  }
}
