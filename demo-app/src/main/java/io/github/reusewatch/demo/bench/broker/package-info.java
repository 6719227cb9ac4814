/**
 * A broker that costs little: it acknowledges at once and keeps nothing. It speaks the protocol by
 * the client's own message classes, so that it knows just what the measured client knows.
 */
package io.github.reusewatch.demo.bench.broker;
