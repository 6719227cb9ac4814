/**
 * Where the JVM enters the agent. These few classes are loaded by the system class loader, beside
 * the application, and so depend on nothing but the JDK.
 */
package io.github.reusewatch.premain;
