/**
 * What a send is: snapshots of its bytes at the first moment they are seen, comparisons at each
 * moment after (built, sent, copied, acked), and the verdict.
 *
 * <p>The state of a send moves from the sending thread to the client's I/O thread under the
 * client's own lock on the batch, which both hold when they hand it over; only the exit sweep is a
 * thread of ours, and reads what was published by {@link io.github.reusewatch.core.watch.InFlight}.
 */
package io.github.reusewatch.core.watch;
