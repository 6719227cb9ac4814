package io.github.reusewatch.core.instrument;

import io.github.reusewatch.core.config.ClassNames;
import io.github.reusewatch.core.kafka.KafkaClient;
import io.github.reusewatch.core.report.Console;
import io.github.reusewatch.core.report.SendStatistics;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import net.bytebuddy.description.type.TypeDefinition;
import net.bytebuddy.description.type.TypeDescription;
import net.bytebuddy.dynamic.ClassFileLocator;
import net.bytebuddy.pool.TypePool;

/**
 * Producers other than {@code KafkaProducer}: {@code MockProducer}, and the classes that the option
 * {@code producers} names. They keep the record, or pass it on to another producer.
 */
final class OtherProducers {
  private final ClassNames names;
  private final SendStatistics statistics;
  private final Console console;
  private final Set<String> matched = ConcurrentHashMap.newKeySet();

  OtherProducers(ClassNames names, SendStatistics statistics, Console console) {
    this.names = names;
    this.statistics = statistics;
    this.console = console;
  }

  /**
   * Puts the hook into a class that implements {@code Producer}, and says so.
   *
   * @return {@code null} to leave the class as it is
   */
  byte[] instrument(ClassLoader loader, String className, byte[] classFile) {
    ClassFileLocator classes = VisibleClasses.of(loader, className, classFile);
    TypePool pool = TypePool.Default.of(classes);
    TypeDescription type = pool.describe(className).resolve();
    if (type.isInterface() || !isProducer(type) || !ReferenceHook.fits(type)) {
      return null;
    }
    matched.addAll(names.matching(className));
    if (extendsKafkas(type)) {
      return null; // its send is watched where it calls that of its superclass
    }
    if (!ClientPlans.seesBridge(loader)) {
      console.warn(
          "not watching "
              + className
              + " loaded by "
              + LoaderName.of(loader)
              + ": this class loader does not see the agent's bridge");
      return null;
    }
    byte[] hooked =
        ReferenceHook.applyTo(Decoration.of(type, classes), type, classes).make(pool).getBytes();
    statistics.producersWatched.increment();
    console.info(
        "watching "
            + className
            + " loaded by "
            + LoaderName.of(loader)
            + "; it is taken to keep the records it is given (wire: reference), unless it passes them on to a producer that is watched");
    return hooked;
  }

  /** What the option {@code producers} names and no such class was loaded of. */
  List<String> unmatched() {
    return names.globs().stream()
        .filter(glob -> !matched.contains(glob))
        .collect(Collectors.toList());
  }

  private static boolean extendsKafkas(TypeDescription type) {
    for (TypeDefinition each = type.getSuperClass(); each != null; each = each.getSuperClass()) {
      String name = each.asErasure().getName();
      if (name.endsWith(KafkaClient.PRODUCER) || name.endsWith(KafkaClient.MOCK_PRODUCER)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isProducer(TypeDefinition type) {
    for (TypeDefinition each = type; each != null; each = each.getSuperClass()) {
      if (each.asErasure().getName().endsWith(KafkaClient.INTERFACE)
          || each.getInterfaces().stream().anyMatch(OtherProducers::isProducer)) {
        return true;
      }
    }
    return false;
  }
}
