package io.github.reusewatch.core.instrument;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Which hooks go into the client of one class loader, found by the shapes of its classes before any
 * of them is touched.
 */
final class ClientPlan {
  private final List<Hook> fitting = new ArrayList<>();
  private final List<String> missing = new ArrayList<>();
  private boolean missesOneOfPool;
  private String refusal;

  /** No hook goes in, and this is why. */
  static ClientPlan refused(String why) {
    ClientPlan plan = new ClientPlan();
    plan.refusal = why;
    return plan;
  }

  /** Why the client is left alone, for people; {@code null} if it is not, or has no producer. */
  String refusal() {
    return refusal;
  }

  void fits(Hook hook) {
    fitting.add(hook);
  }

  void misses(Hook hook, String why) {
    missing.add(hook.name() + " (" + why + "; so " + hook.cost() + ")");
    missesOneOfPool |= hook instanceof BufferPoolHook;
  }

  /** All hooks were looked at. */
  void complete() {
    if (missesOneOfPool) {
      fitting.removeIf(hook -> hook instanceof BufferPoolHook);
    }
  }

  boolean has(Class<? extends Hook> hook) {
    return fitting.stream().anyMatch(hook::isInstance);
  }

  /** The hooks for the class of this name, which may be relocated. */
  List<Hook> hooksFor(String className) {
    return fitting.stream()
        .filter(hook -> hook.classNames().stream().anyMatch(className::endsWith))
        .collect(Collectors.toList());
  }

  /** For the start-up line. */
  String described() {
    String in = fitting.stream().map(Hook::name).collect(Collectors.joining(", "));
    return "hooks: "
        + (in.isEmpty() ? "none" : in)
        + (missing.isEmpty() ? "" : "; not in: " + String.join("; ", missing));
  }
}
