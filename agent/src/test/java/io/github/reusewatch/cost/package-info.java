/**
 * What the agent costs: its watch over the client's own buffers a producer that has nothing else to
 * do, and its write traps code that fills arrays.
 */
package io.github.reusewatch.cost;
