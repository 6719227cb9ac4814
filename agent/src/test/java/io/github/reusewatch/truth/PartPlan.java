package io.github.reusewatch.truth;

/**
 * How one part of a record is to be made.
 *
 * @param size of the memory, without what its container adds
 * @param touched whether the record's behaviour applies to it; else it is left alone
 */
record PartPlan(Container container, int size, boolean touched) {}
