/** Who wrote into watched bytes: the regions under watch by their arrays, and what traps saw. */
package io.github.reusewatch.core.writer;
