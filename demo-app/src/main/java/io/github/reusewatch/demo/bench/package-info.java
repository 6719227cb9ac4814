/** What the agent costs: the same load bare, with the agent, and with others, in turn. */
package io.github.reusewatch.demo.bench;
