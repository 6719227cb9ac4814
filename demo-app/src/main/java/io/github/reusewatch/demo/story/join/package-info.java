/**
 * Compares, record by record, what was sent, what the consumers got and what was reported about it.
 * Knows files and records only, no cluster and no process.
 */
package io.github.reusewatch.demo.story.join;
