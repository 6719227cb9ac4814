/**
 * Brokers on loopback that do what a test says: they stop reading in the middle of a request,
 * answer late or with an error, drop connections, and keep the bytes that arrived.
 *
 * <p>They speak as much of the protocol as a producer needs, in versions that all clients from 0.11
 * to 4.4 know, and use no class of Kafka's: so they run in the JVM of any client, and what they
 * find in the bytes owes nothing to the client under test.
 */
package io.github.reusewatch.broker;
