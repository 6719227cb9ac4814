/**
 * What runs in the measured process: one producer under load, and the clocks around it. It knows of
 * no agent.
 */
package io.github.reusewatch.demo.bench.app;
