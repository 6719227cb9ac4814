/**
 * The hooks in Kafka's client, and the only users of Byte Buddy. Loaded when the first class of a
 * client is, so that a JVM without one pays nothing for it.
 */
package io.github.reusewatch.core.instrument;
