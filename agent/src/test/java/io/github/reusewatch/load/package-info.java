/**
 * An application that makes no mistake, millions of times: nothing may be found in it, and nothing
 * may be left behind.
 */
package io.github.reusewatch.load;
