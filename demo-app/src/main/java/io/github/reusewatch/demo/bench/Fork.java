package io.github.reusewatch.demo.bench;

/**
 * One measured process to come.
 *
 * @param round which of the variant's forks, from 1 on: forks of one round are compared
 */
record Fork(int round, Cell cell, Variant variant) {

  /** For its files. */
  String name() {
    return cell.key() + "-" + variant.toString().replace('=', '-') + "-" + round;
  }
}
