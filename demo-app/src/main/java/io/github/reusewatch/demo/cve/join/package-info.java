/**
 * Compares, batch by batch, what arrived in whose partition with what the agent says of it. Knows
 * files and records only, no cluster and no process.
 */
package io.github.reusewatch.demo.cve.join;
