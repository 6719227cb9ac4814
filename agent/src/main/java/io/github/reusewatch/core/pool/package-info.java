/**
 * The client's own batch buffers: which of them are given back to the pool while the network still
 * reads them (KAFKA-19012, CVE-2026-35554), and what that did to the bytes.
 */
package io.github.reusewatch.core.pool;
