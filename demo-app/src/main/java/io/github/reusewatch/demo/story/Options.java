package io.github.reusewatch.demo.story;

import io.github.reusewatch.demo.run.Results;
import java.nio.file.Path;
import java.util.Optional;

/**
 * What the run is asked for.
 *
 * @param fixed the application without its bug
 * @param quiet no broker is restarted; the agent, if there is one, holds sends
 * @param agent the agent's jar, empty for a run without it
 * @param results where the results go
 */
record Options(boolean fixed, boolean quiet, Optional<Path> agent, Results results) {}
