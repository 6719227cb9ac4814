package io.github.reusewatch.core;

import io.github.reusewatch.bridge.OwnershipBridge;
import io.github.reusewatch.bridge.OwnershipListener;
import io.github.reusewatch.core.config.Config;
import io.github.reusewatch.core.config.Options;
import io.github.reusewatch.core.instrument.OwnershipTransformer;
import io.github.reusewatch.core.report.Console;
import io.github.reusewatch.core.watch.Handovers;
import io.github.reusewatch.core.writer.Releases;
import io.github.reusewatch.core.writer.WatchedRegions;
import java.lang.instrument.Instrumentation;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Where the application's buffers change hands: the options {@code release} and {@code handover},
 * wired.
 */
final class Ownership implements OwnershipListener {
  private final Config config;
  private final WatchedRegions regions;
  private final Releases releases;
  private final Handovers handovers;
  private final OwnershipTransformer transformer;

  Ownership(Config config, Console console, WatchedRegions regions) {
    this.config = config;
    this.regions = regions;
    this.releases = new Releases(regions);
    this.handovers = new Handovers(config, regions);
    this.transformer = new OwnershipTransformer(config, console);
  }

  Handovers handovers() {
    return handovers;
  }

  /** Does nothing if neither option is set. */
  void install(Instrumentation instrumentation) {
    if (transformer.isIdle()) {
      return;
    }
    if (!config.get(Options.RELEASE).isEmpty()) {
      regions.takeAllTopics();
    }
    OwnershipBridge.listen(this);
    instrumentation.addTransformer(transformer);
    transformer.sayWhatIsLeftOut(instrumentation.getAllLoadedClasses());
  }

  @Override
  public Object releasing(Object receiver, Object[] arguments) {
    return releases.releasing(receiver, arguments);
  }

  @Override
  public void released(Object release, Object returned) {
    releases.released(release, returned);
  }

  @Override
  public void handedOver(Object receiver, Object[] arguments) {
    handovers.handedOver(receiver, arguments);
  }

  /** For the exit summary. */
  List<String> summary() {
    List<String> lines = new ArrayList<>();
    for (String name : transformer.unmatched()) {
      lines.add("option " + name + ": no class was loaded with such a method");
    }
    if (!config.get(Options.HANDOVER).isEmpty()) {
      lines.addAll(handovers.summary());
    }
    if (!config.get(Options.RELEASE).isEmpty()) {
      if (regions.leftOut() > 0) {
        lines.add(
            String.format(
                Locale.ROOT,
                "release: %,d keys, values and headers found no room in the index, and were not looked for",
                regions.leftOut()));
      }
      if (releases.cutShort() > 0) {
        lines.add(
            String.format(
                Locale.ROOT,
                "release: %,d calls were given more than 1,000 objects, of which the rest was not looked at",
                releases.cutShort()));
      }
    }
    return lines;
  }
}
