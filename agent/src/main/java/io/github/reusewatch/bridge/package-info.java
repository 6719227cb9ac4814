/**
 * The only classes of the agent that instrumented code sees. They live on the bootstrap class path,
 * so that every class loader finds them, and know no types but the JDK's. Advice inlined into
 * Kafka's client calls the static methods here; the core listens behind them.
 */
package io.github.reusewatch.bridge;
