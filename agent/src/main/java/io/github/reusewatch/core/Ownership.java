package io.github.reusewatch.core;

import io.github.reusewatch.bridge.OwnershipBridge;
import io.github.reusewatch.bridge.OwnershipListener;
import io.github.reusewatch.core.config.Choices.Watch;
import io.github.reusewatch.core.config.Config;
import io.github.reusewatch.core.config.Options;
import io.github.reusewatch.core.instrument.FrameworkTransformer;
import io.github.reusewatch.core.instrument.OwnershipTransformer;
import io.github.reusewatch.core.report.Console;
import io.github.reusewatch.core.watch.Handovers;
import io.github.reusewatch.core.watch.KeptPayloads;
import io.github.reusewatch.core.writer.Releases;
import io.github.reusewatch.core.writer.WatchedRegions;
import java.lang.instrument.ClassFileTransformer;
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
  private final KeptPayloads payloads;
  private final OwnershipTransformer transformer;
  private final FrameworkTransformer frameworks;

  Ownership(Config config, Console console, WatchedRegions regions) {
    this.config = config;
    this.regions = regions;
    this.releases = new Releases(regions);
    this.handovers = new Handovers(config, regions);
    this.payloads = new KeptPayloads(handovers);
    this.transformer = new OwnershipTransformer(config, console);
    this.frameworks = new FrameworkTransformer(console);
  }

  Handovers handovers() {
    return handovers;
  }

  /** Begins to listen, and returns what has to see every class from now on. */
  List<ClassFileTransformer> install(Instrumentation instrumentation) {
    OwnershipBridge.listen(this);
    List<ClassFileTransformer> transformers = new ArrayList<>();
    if (!config.get(Options.RELEASE).isEmpty()) {
      regions.takeAllTopics();
    }
    if (config.get(Options.HANDOVER_FRAMEWORKS) && config.get(Options.WATCH) == Watch.RECORD) {
      transformers.add(frameworks);
    }
    if (!transformer.isIdle()) {
      transformers.add(transformer);
      transformer.sayWhatIsLeftOut(instrumentation.getAllLoadedClasses());
    }
    return transformers;
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

  @Override
  public void payloadsKept(Object holder, Object key, Object value) {
    payloads.kept(holder, key, value);
  }

  @Override
  public void payloadsPassedOn(Object older, Object newer) {
    payloads.passedOn(older, newer);
  }

  @Override
  public Object recordBeingMade(Object holder, boolean once) {
    return payloads.recordBeingMade(holder, once);
  }

  @Override
  public void recordMade(Object begun) {
    payloads.recordMade(begun);
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
    if (handovers.keptByFrameworks() > 0) {
      lines.add(
          String.format(
              Locale.ROOT,
              "handover-frameworks: %,d keys and values were watched while a framework kept them, before there was a record",
              handovers.keptByFrameworks()));
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
