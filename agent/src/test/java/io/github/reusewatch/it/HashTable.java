package io.github.reusewatch.it;

import io.github.reusewatch.cost.hotpath.HotPathRun;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The hash of arrays, and their copy, in GB/s: the best of the JVMs. */
final class HashTable {
  private static final int MEBIBYTES = 3;

  /** By size and memory, {@code hash} and {@code copy}: the fewest nanoseconds. */
  private final Map<Integer, Map<Integer, Map<String, Double>>> nanos = new TreeMap<>();

  HashTable(List<String> output) {
    for (String line : output) {
      String[] fields = line.split("\t", -1);
      if (fields[0].equals(HotPathRun.HASH)) {
        nanos
            .computeIfAbsent(Integer.valueOf(fields[2]), none -> new TreeMap<>())
            .computeIfAbsent(Integer.valueOf(fields[MEBIBYTES]), none -> new TreeMap<>())
            .merge(fields[1], Double.valueOf(fields[MEBIBYTES + 1]), Math::min);
      }
    }
  }

  /** Without a line if nothing was measured. */
  List<String> lines() {
    List<String> lines = new ArrayList<>();
    if (nanos.isEmpty()) {
      return lines;
    }
    lines.add("CRC32C beside System.arraycopy, GB/s of one thread's CPU time");
    lines.add("");
    lines.add(String.format("%9s%14s%8s%8s", "bytes", "arrays", "hash", "copy"));
    nanos.forEach(
        (size, byMemory) ->
            byMemory.forEach(
                (mebibytes, each) ->
                    lines.add(
                        String.format(
                            "%,9d%14s%8.1f%8.1f",
                            size,
                            mebibytes == 0 ? "the same" : mebibytes + " MiB",
                            size / each.get("hash"),
                            size / each.get("copy")))));
    return lines;
  }
}
