package io.github.reusewatch.core.instrument;

import io.github.reusewatch.bridge.SendBridge;
import io.github.reusewatch.core.config.Config;
import io.github.reusewatch.core.config.MethodNames;
import io.github.reusewatch.core.config.Options;
import io.github.reusewatch.core.report.Console;
import java.lang.instrument.ClassFileTransformer;
import java.nio.charset.StandardCharsets;
import java.security.ProtectionDomain;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;

/**
 * Finds the classes with methods that {@code release} and {@code handover} name, as they are
 * loaded. Only those that declare a method of such a name are looked at any closer, and nothing of
 * Byte Buddy is loaded before the first.
 */
public final class OwnershipTransformer implements ClassFileTransformer {
  private final Map<OwnershipHook, MethodNames> names = new EnumMap<>(OwnershipHook.class);
  private final Map<OwnershipHook, Set<String>> matched = new ConcurrentHashMap<>();
  private final List<byte[]> methodNames = new ArrayList<>();
  private final Console console;
  private OwnershipInstrumentation instrumentation;

  public OwnershipTransformer(Config config, Console console) {
    this.console = console;
    add(OwnershipHook.RELEASE, config.get(Options.RELEASE));
    add(OwnershipHook.HANDOVER, config.get(Options.HANDOVER));
  }

  private void add(OwnershipHook hook, MethodNames named) {
    if (!named.isEmpty()) {
      names.put(hook, named);
      named.methods().forEach(method -> methodNames.add(method.getBytes(StandardCharsets.UTF_8)));
    }
  }

  /** Whether no method is named, so that there is nothing to transform. */
  public boolean isIdle() {
    return names.isEmpty();
  }

  @Override
  public byte[] transform(
      ClassLoader loader,
      String internalName,
      Class<?> redefined,
      ProtectionDomain domain,
      byte[] classFile) {
    // Also when a class is redefined: advice adds no member, so it can be put in again.
    if (internalName == null
        || loader == null
        || loader == OwnershipTransformer.class.getClassLoader()
        || !ClassFileHeader.declaresMethod(classFile, methodNames)) {
      return null;
    }
    try {
      return instrumentation()
          .instrument(loader, internalName.replace('/', '.'), classFile, matched);
    } catch (Throwable e) {
      SendBridge.error(e);
      console.warn(
          "release and handover methods of "
              + internalName.replace('/', '.')
              + " loaded by "
              + LoaderName.of(loader)
              + " are not watched: "
              + e);
      return null;
    }
  }

  /**
   * Says what cannot be, or came too late.
   *
   * @param loaded the classes that are there already
   */
  public void sayWhatIsLeftOut(Class<?>[] loaded) {
    names.forEach(
        (hook, named) -> {
          for (String text : named.texts()) {
            if (JdkClasses.include(text.replace('.', '/'))) {
              console.warn(
                  hook.option()
                      + " "
                      + text
                      + ": the JDK's own classes are left alone, only classes of the application that are derived from this one are watched. Name the application's method that calls it.");
            }
          }
          for (Class<?> each : loaded) {
            sayIfTooLate(hook, named, each);
          }
        });
  }

  private void sayIfTooLate(OwnershipHook hook, MethodNames named, Class<?> loaded) {
    if (loaded.getClassLoader() == null) {
      return;
    }
    for (String method : named.methods()) {
      for (String text : named.matching(loaded.getName(), method)) {
        console.warn(
            hook.option()
                + " "
                + text
                + ": "
                + loaded.getName()
                + " was loaded before the agent started, and is not watched. If another agent loads it, put this agent before that one.");
      }
    }
  }

  /** What an option names and no such method was loaded of, each as {@code option name}. */
  public List<String> unmatched() {
    List<String> unmatched = new ArrayList<>();
    names.forEach(
        (hook, named) ->
            unmatched.addAll(
                named.texts().stream()
                    .filter(text -> !matched.getOrDefault(hook, Set.of()).contains(text))
                    .map(text -> hook.option() + " " + text)
                    .collect(Collectors.toList())));
    return unmatched;
  }

  private synchronized OwnershipInstrumentation instrumentation() {
    if (instrumentation == null) {
      instrumentation = new OwnershipInstrumentation(names, console);
    }
    return instrumentation;
  }
}
