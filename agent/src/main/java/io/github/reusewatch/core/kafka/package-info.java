/**
 * Kafka's objects, read without compiling against them. Each client class loader has its own
 * classes, of any version and under any relocated name, so they are found by shape and read by
 * method handles.
 */
package io.github.reusewatch.core.kafka;
