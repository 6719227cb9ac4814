/**
 * What a finding is, and its way to the outlets: a bounded queue, one thread, text on stderr, JSON
 * lines, the exit summary.
 */
package io.github.reusewatch.core.report;
