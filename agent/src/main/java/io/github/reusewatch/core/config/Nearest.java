package io.github.reusewatch.core.config;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;

/** The word that somebody meant who wrote another. */
final class Nearest {
  private Nearest() {}

  /**
   * The candidate (all are lower-case) with the smallest edit distance, as the sentence "; did you
   * mean …?". Empty without candidates.
   */
  static String hint(String written, Collection<String> candidates) {
    return candidates.stream()
        .min(
            Comparator.comparingInt(
                candidate -> distance(written.toLowerCase(Locale.ROOT), candidate)))
        .map(word -> "; did you mean '" + word + "'?")
        .orElse("");
  }

  /** Levenshtein's distance, with one row of the table. */
  private static int distance(String a, String b) {
    int[] row = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      row[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int substituted = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(substituted, 1 + Math.min(row[j], row[j - 1]));
      }
    }
    return row[b.length()];
  }
}
