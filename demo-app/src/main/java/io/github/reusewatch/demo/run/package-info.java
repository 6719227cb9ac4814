/**
 * What every story of the demo needs: the application's process, its output, the screen, the files.
 */
package io.github.reusewatch.demo.run;
