/**
 * The run of {@code --cve}: a client that has CVE-2026-35554, a broker that is paused, and the
 * comparison of what consumers got with what the agent says.
 */
package io.github.reusewatch.demo.cve;
