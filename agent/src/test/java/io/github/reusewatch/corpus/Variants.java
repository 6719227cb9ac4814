package io.github.reusewatch.corpus;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Chooses variants so that every two values of two different dimensions meet in at least one of
 * them: most faults that depend on a combination depend on two of its members, and all combinations
 * would be thousands.
 */
final class Variants {
  private List<Part> parts = List.of(Part.values());
  private List<Size> sizes = List.of(Size.values());
  private List<Container> containers = List.of(Container.values());
  private List<Delivery> deliveries = List.of(Delivery.values());
  private List<Compression> compressions = List.of(Compression.values());

  private Variants() {}

  /** Of all there is, as long as it is not narrowed. */
  static Variants any() {
    return new Variants();
  }

  Variants parts(Part... only) {
    parts = List.of(only);
    return this;
  }

  Variants sizes(Size... only) {
    sizes = List.of(only);
    return this;
  }

  Variants containers(Container... only) {
    containers = List.of(only);
    return this;
  }

  Variants deliveries(Delivery... only) {
    deliveries = List.of(only);
    return this;
  }

  Variants compressions(Compression... only) {
    compressions = List.of(only);
    return this;
  }

  /** Every combination. */
  List<Variant> all() {
    List<Variant> all = new ArrayList<>();
    for (Part part : parts) {
      for (Size size : sizes) {
        for (Container container : containers) {
          for (Delivery delivery : deliveries) {
            for (Compression compression : compressions) {
              Variant variant = new Variant(part, size, container, delivery, compression);
              if (variant.exists()) {
                all.add(variant);
              }
            }
          }
        }
      }
    }
    return all;
  }

  /** So many that every pair is there. The same ones each time. */
  List<Variant> pairs() {
    List<Variant> all = all();
    Map<List<Object>, Integer> numbers = new HashMap<>();
    List<int[]> pairs =
        all.stream().map(variant -> pairsOf(variant, numbers)).collect(Collectors.toList());
    BitSet missing = new BitSet();
    pairs.forEach(each -> Arrays.stream(each).forEach(missing::set));
    List<Variant> chosen = new ArrayList<>();
    while (!missing.isEmpty()) {
      int best = 0;
      for (int i = 1; i < all.size(); i++) {
        if (common(pairs.get(i), missing) > common(pairs.get(best), missing)) {
          best = i;
        }
      }
      Arrays.stream(pairs.get(best)).forEach(missing::clear);
      chosen.add(all.get(best));
    }
    return chosen;
  }

  private static int common(int[] pairs, BitSet missing) {
    int common = 0;
    for (int pair : pairs) {
      if (missing.get(pair)) {
        common++;
      }
    }
    return common;
  }

  /** Each pair by a number of its own. */
  private static int[] pairsOf(Variant variant, Map<List<Object>, Integer> numbers) {
    List<Object> values =
        List.of(
            variant.part(),
            variant.size(),
            variant.container(),
            variant.delivery(),
            variant.compression());
    int[] pairs = new int[values.size() * (values.size() - 1) / 2];
    int count = 0;
    for (int i = 0; i < values.size(); i++) {
      for (int j = i + 1; j < values.size(); j++) {
        List<Object> pair = List.of(values.get(i), values.get(j));
        Integer number = numbers.get(pair);
        if (number == null) {
          number = numbers.size();
          numbers.put(pair, number);
        }
        pairs[count++] = number;
      }
    }
    return pairs;
  }
}
