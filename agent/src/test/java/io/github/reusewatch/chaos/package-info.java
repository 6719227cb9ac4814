/**
 * Producers of any version in a storm: brokers that stall, answer late or with errors and hang up,
 * time-outs that pass while a batch is on its way, and buffers that are wanted again at once. What
 * arrives says by itself where it belongs, and is held against what the agent says.
 */
package io.github.reusewatch.chaos;
