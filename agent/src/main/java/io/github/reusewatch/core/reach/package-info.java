/**
 * Which byte arrays can be reached from an object of the application's, without calling any of its
 * methods.
 */
package io.github.reusewatch.core.reach;
