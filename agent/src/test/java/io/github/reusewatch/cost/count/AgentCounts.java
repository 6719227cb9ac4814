package io.github.reusewatch.cost.count;

import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;

/**
 * What the agent has done, by thread. On the boot class path, since the agent's own classes call
 * it, whose loader sees nothing else: of the JDK alone.
 */
public final class AgentCounts {
  /** Before a method of the agent's: instructions of its bytecode. */
  public static final String INSTRUCTIONS_IN = "instructions in ";

  /** Before a class: its objects that the agent makes. */
  public static final String NEW = "new ";

  /** Before a method of the JDK that the agent calls. */
  public static final String CALLS = "calls ";

  private static final Map<String, Map<String, LongAdder>> BY_THREAD = new ConcurrentHashMap<>();
  private static final ThreadLocal<Map<String, LongAdder>> OF_THREAD =
      ThreadLocal.withInitial(
          () ->
              BY_THREAD.computeIfAbsent(
                  Thread.currentThread().getName(), name -> new ConcurrentHashMap<>()));

  private AgentCounts() {}

  /** Called by the agent's classes: so many more of this. */
  public static void count(String what, int more) {
    Map<String, LongAdder> ofThread = OF_THREAD.get();
    LongAdder count = ofThread.get(what);
    if (count == null) {
      count = ofThread.computeIfAbsent(what, first -> new LongAdder());
    }
    count.add(more);
  }

  /**
   * Of all threads whose names begin like this; by what was counted. Public, since those who ask
   * are of another loader's package.
   *
   * @return a copy
   */
  public static Map<String, Long> of(String threads) {
    Map<String, Long> counts = new TreeMap<>();
    BY_THREAD.forEach(
        (thread, ofThread) -> {
          if (thread.startsWith(threads)) {
            ofThread.forEach((what, count) -> counts.merge(what, count.sum(), Long::sum));
          }
        });
    return counts;
  }
}
