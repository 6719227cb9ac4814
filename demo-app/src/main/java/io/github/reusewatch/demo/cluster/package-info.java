/** A real Kafka cluster on 127.0.0.1, one child JVM a node, for the demo and for tests. */
package io.github.reusewatch.demo.cluster;
