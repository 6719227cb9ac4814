/**
 * The application of {@code --cve}. It has no bug: its arrays are fresh ones, and it never touches
 * them again. Compiled against any client and run with the one that is to be shown.
 */
package io.github.reusewatch.demo.cve.app;
