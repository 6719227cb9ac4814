/**
 * The demo's run: a cluster, consumers that check, an application with a bug, a rolling restart,
 * and the comparison.
 */
package io.github.reusewatch.demo.story;
