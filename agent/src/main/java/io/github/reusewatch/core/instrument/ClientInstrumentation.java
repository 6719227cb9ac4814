package io.github.reusewatch.core.instrument;

import io.github.reusewatch.core.config.Choices.Pool;
import io.github.reusewatch.core.config.Choices.Watch;
import io.github.reusewatch.core.config.Config;
import io.github.reusewatch.core.config.Options;
import io.github.reusewatch.core.kafka.ClientVersion;
import io.github.reusewatch.core.kafka.KafkaClient;
import io.github.reusewatch.core.kafka.SeenMoments;
import io.github.reusewatch.core.report.Console;
import io.github.reusewatch.core.report.SendStatistics;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import net.bytebuddy.description.type.TypeDescription;
import net.bytebuddy.dynamic.ClassFileLocator;
import net.bytebuddy.dynamic.DynamicType;
import net.bytebuddy.pool.TypePool;

/** Puts the hooks into the classes of each client, as they are loaded, and says so. */
final class ClientInstrumentation {
  /** What the names of hooked classes begin with, behind the prefix of a relocated client. */
  private static final String ROOT = "org.apache.kafka.";

  private final List<Hook> hooks = new ArrayList<>();
  private final Set<String> hookedClasses = new HashSet<>();
  private final SendStatistics statistics;
  private final Console console;
  private final ClientPlans plans;
  private final OtherProducers otherProducers;

  ClientInstrumentation(Config config, SendStatistics statistics, Console console) {
    this.statistics = statistics;
    this.console = console;
    if (config.get(Options.WATCH) == Watch.RECORD) {
      hooks.add(new RecordHook());
      if (config.get(Options.HEADERS)) {
        hooks.add(new HeadersHook());
      }
    }
    hooks.add(new SendHook());
    hooks.add(new SerializationHook());
    hooks.add(new SerializersHook());
    hooks.add(new ByteBufferHook());
    hooks.add(new CopyHook());
    hooks.add(new BatchHook());
    hooks.add(new FailureHook());
    if (config.get(Options.POOL) != Pool.OFF) {
      hooks.add(new PoolHook());
      hooks.add(new ProducerBatchHook());
      hooks.add(new ProduceRequestHook());
      hooks.add(new TransmissionHook());
      hooks.add(new ChannelHook());
    }
    hooks.forEach(hook -> hookedClasses.addAll(hook.classNames()));
    plans = new ClientPlans(hooks, console);
    otherProducers = new OtherProducers(config.get(Options.PRODUCERS), statistics, console);
  }

  /**
   * Puts the hooks into a class of a client.
   *
   * @return {@code null} to leave the class as it is
   */
  byte[] instrument(ClassLoader loader, String className, byte[] classFile) {
    String hooked = className.substring(Math.max(0, className.lastIndexOf(ROOT)));
    if (!hookedClasses.contains(hooked)) {
      return null;
    }
    String prefix = className.substring(0, className.length() - hooked.length());
    ClassFileLocator classes = VisibleClasses.of(loader, className, classFile);
    TypePool pool = TypePool.Default.of(classes);
    ClientPlan plan = plans.of(loader, prefix, pool, classes);
    byte[] hookedIn = withHooks(plan.hooksFor(className), className, pool, classes);
    if (hooked.equals(KafkaClient.PRODUCER)) {
      // Only now: what fails before has not been watched.
      sayWhatIsIn(loader, className, plan);
    }
    return hookedIn;
  }

  private byte[] withHooks(
      List<Hook> wanted, String className, TypePool pool, ClassFileLocator classes) {
    if (wanted.isEmpty()) {
      return null;
    }
    TypeDescription type = pool.describe(className).resolve();
    DynamicType.Builder<?> builder = Decoration.of(type, classes);
    for (Hook hook : wanted) {
      builder = hook.apply(builder);
    }
    return builder.make(pool).getBytes();
  }

  OtherProducers otherProducers() {
    return otherProducers;
  }

  /** What is seen of the sends of this class's instances. */
  SeenMoments seenMoments(Class<?> producerClass) {
    String name = producerClass.getName();
    if (!name.endsWith(KafkaClient.PRODUCER)) {
      return SeenMoments.NONE;
    }
    ClientPlan plan =
        plans.known(
            producerClass.getClassLoader(),
            name.substring(0, name.length() - KafkaClient.PRODUCER.length()));
    return plan == null
        ? SeenMoments.NONE
        : new SeenMoments(plan.has(CopyHook.class), plan.has(FailureHook.class));
  }

  private void sayWhatIsIn(ClassLoader loader, String className, ClientPlan plan) {
    if (!plan.has(SendHook.class)) {
      statistics.producersLeftAlone.increment();
      if (plan.refusal() == null) {
        console.warn(
            "not watching "
                + className
                + " loaded by "
                + LoaderName.of(loader)
                + ": the class loader does not give its class files as resources");
      }
      return;
    }
    statistics.producersWatched.increment();
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
