package io.github.reusewatch.truth;

import java.util.Deque;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedDeque;

/** Memory on the heap for several uses; what was given back last goes out first. */
final class Pool {
  private final Map<Integer, Deque<Memory>> free = new ConcurrentHashMap<>();

  Memory take(int capacity) {
    Memory memory = of(capacity).pollFirst();
    return memory == null ? Memory.onHeap(capacity) : memory;
  }

  void giveBack(Memory memory) {
    of(memory.capacity()).addFirst(memory);
  }

  private Deque<Memory> of(int capacity) {
    return free.computeIfAbsent(capacity, none -> new ConcurrentLinkedDeque<>());
  }
}
