/** What the watch over the client's own buffers costs a producer that has nothing else to do. */
package io.github.reusewatch.cost;
