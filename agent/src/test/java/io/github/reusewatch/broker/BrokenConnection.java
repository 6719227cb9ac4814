package io.github.reusewatch.broker;

import java.util.List;

/**
 * A connection that ended in the middle of a request, or of which not all may have been read.
 *
 * @param node that had it
 * @param readToItsEnd whether the node got all that the client has written to it; else some of that
 *     may be lost
 * @param whole the batches of the unfinished request that had arrived whole; they are in no log
 */
public record BrokenConnection(int node, boolean readToItsEnd, List<Arrival> whole) {}
