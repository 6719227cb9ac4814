/**
 * A producer application as one meets them: workers fill arrays from a pool, a writer with queues
 * of its own sends them and gives up after 2 s. It is a program of its own and knows of nothing
 * outside this package; its message formats are public for those who read its topics.
 */
package io.github.reusewatch.demo.story.app;
