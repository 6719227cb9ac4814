/**
 * The agent's hot path by itself: what each moment of a send costs, with Kafka's own classes around
 * it, and without a broker.
 */
package io.github.reusewatch.cost.hotpath;
