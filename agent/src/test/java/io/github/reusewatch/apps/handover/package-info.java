/** An application with a queue of raw arrays, and a writer that makes records of them. */
package io.github.reusewatch.apps.handover;
