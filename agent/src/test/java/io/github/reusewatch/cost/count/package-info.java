/** What the agent does for a send, as counts that are the same on every machine. */
package io.github.reusewatch.cost.count;
