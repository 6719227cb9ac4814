package io.github.reusewatch.demo.bench;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Which loads are measured. Of each list the first value is the base; the sizes are measured there,
 * and the others one at a time, those of batches and rates at the first size only. All at once
 * would take days.
 *
 * @param sizes of records
 * @param threads that send
 * @param acks of the producer
 * @param compression of the producer
 * @param batches sizes of
 * @param rates records per second; 0 for as many as can be sent
 * @param inDetail the sizes at which the others are varied, and whose base is measured with all
 *     variants, not only {@link Variant#PEERS}
 * @param variants all there are; empty where a load's own are meant
 */
record Matrix(
    List<Size> sizes,
    List<Integer> threads,
    List<String> acks,
    List<String> compression,
    List<Size> batches,
    List<Integer> rates,
    Set<Size> inDetail,
    List<Variant> variants) {

  /** Loads and their variants, in the order of measurement. */
  Map<Cell, List<Variant>> cells() {
    Cell base = base();
    Set<Cell> cells = new LinkedHashSet<>();
    sizes.forEach(size -> cells.add(base.withSize(size)));
    for (Size size : sizes) {
      if (inDetail.contains(size)) {
        varied(cells, base.withSize(size));
      }
    }
    batches.forEach(each -> cells.add(base.withBatch(each)));
    rates.forEach(each -> cells.add(base.withRate(each)));
    return withVariants(cells);
  }

  /** All combinations. */
  Map<Cell, List<Variant>> product() {
    List<Cell> cells = List.of(base());
    cells = cells.stream().flatMap(c -> sizes.stream().map(c::withSize)).toList();
    cells = cells.stream().flatMap(c -> threads.stream().map(c::withThreads)).toList();
    cells = cells.stream().flatMap(c -> acks.stream().map(c::withAcks)).toList();
    cells = cells.stream().flatMap(c -> compression.stream().map(c::withCompression)).toList();
    cells = cells.stream().flatMap(c -> batches.stream().map(c::withBatch)).toList();
    cells = cells.stream().flatMap(c -> rates.stream().map(c::withRate)).toList();
    Map<Cell, List<Variant>> all = new LinkedHashMap<>();
    cells.forEach(cell -> all.put(cell, variants.isEmpty() ? List.of(Variant.values()) : variants));
    return all;
  }

  private Cell base() {
    return new Cell(
        sizes.get(0),
        threads.get(0),
        acks.get(0),
        compression.get(0),
        batches.get(0),
        rates.get(0));
  }

  private void varied(Set<Cell> cells, Cell at) {
    threads.forEach(each -> cells.add(at.withThreads(each)));
    acks.forEach(each -> cells.add(at.withAcks(each)));
    compression.forEach(each -> cells.add(at.withCompression(each)));
  }

  private Map<Cell, List<Variant>> withVariants(Set<Cell> cells) {
    Map<Cell, List<Variant>> all = new LinkedHashMap<>();
    for (Cell cell : cells) {
      boolean detailed =
          inDetail.contains(cell.size()) && cell.equals(base().withSize(cell.size()));
      List<Variant> itsOwn = detailed ? List.of(Variant.values()) : Variant.PEERS;
      all.put(cell, variants.isEmpty() ? itsOwn : variants);
    }
    return all;
  }
}
