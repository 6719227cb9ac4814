/**
 * The options: one declarative list ({@link io.github.reusewatch.core.config.Options}) feeds
 * parsing, help, the docs table and its check.
 */
package io.github.reusewatch.core.config;
