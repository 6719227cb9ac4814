/**
 * What can happen to the buffers that Kafka's client takes from its own pool while a request with
 * them is not written yet, played with scripted brokers by any version of the client.
 *
 * <p>A scenario waits for conditions. Only the age of a batch is a time: the client's own deadlines
 * are.
 */
package io.github.reusewatch.pool;
