package io.github.reusewatch.demo.bench;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/** A Markdown table that can be read as it is: its columns are aligned. */
final class Table {
  private final List<List<String>> rows = new ArrayList<>();

  Table(String... headings) {
    rows.add(List.of(headings));
  }

  void row(String... cells) {
    if (cells.length != rows.get(0).size()) {
      throw new IllegalArgumentException("a row of " + cells.length + " cells: " + rows.get(0));
    }
    rows.add(List.of(cells));
  }

  List<String> lines() {
    List<Integer> widths =
        IntStream.range(0, rows.get(0).size())
            .mapToObj(column -> rows.stream().mapToInt(row -> row.get(column).length()).max())
            .map(width -> width.orElse(0))
            .toList();
    List<String> lines = new ArrayList<>();
    rows.forEach(row -> lines.add(line(row, widths)));
    lines.add(1, rule(widths));
    return lines;
  }

  private static String line(List<String> row, List<Integer> widths) {
    List<String> cells = new ArrayList<>();
    for (int i = 0; i < row.size(); i++) {
      // The first column is names, the others are figures.
      cells.add(("%" + (i == 0 ? "-" : "") + widths.get(i) + "s").formatted(row.get(i)));
    }
    return "| " + String.join(" | ", cells) + " |";
  }

  private static String rule(List<Integer> widths) {
    List<String> cells = new ArrayList<>();
    for (int i = 0; i < widths.size(); i++) {
      String dashes = String.join("", Collections.nCopies(widths.get(i) - (i == 0 ? 0 : 1), "-"));
      cells.add(i == 0 ? dashes : dashes + ":");
    }
    return "| " + String.join(" | ", cells) + " |";
  }
}
