/**
 * Ways to write into memory that a record was built over, by an application and by its libraries,
 * and which line is to be named for each. {@code WriterCorpusIT} plays them.
 */
package io.github.reusewatch.writers;
