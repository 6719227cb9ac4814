/** Applications that give their buffers back to pools: their own, Netty's, commons-pool's. */
package io.github.reusewatch.apps.release;
