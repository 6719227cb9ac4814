package io.github.reusewatch.demo.bench;

import java.nio.file.Path;

/**
 * The jars of the agents.
 *
 * @param reusewatch this project's
 * @param openTelemetry the OpenTelemetry Java agent
 */
record Agents(Path reusewatch, Path openTelemetry) {}
