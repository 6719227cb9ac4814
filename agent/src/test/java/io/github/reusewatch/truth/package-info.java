/**
 * The application of the ground truth: thousands of records, each handled rightly or wrongly as a
 * script made from a seed says, and a log of what was in them when they were built. Knows nothing
 * of the agent.
 */
package io.github.reusewatch.truth;
