package io.github.reusewatch.demo.story;

import io.github.reusewatch.demo.story.join.Delivery;
import io.github.reusewatch.demo.story.join.Example;
import io.github.reusewatch.demo.story.join.Flags;
import java.util.Optional;

/**
 * What a run has shown.
 *
 * @param seconds it took
 * @param timeouts writes of the application that gave up
 * @param found the first finding on a record that went out wrong
 * @param agentSpoke whether the application's output has a line of the agent
 * @param delivery the consumers' side
 * @param flags the agent's side, meaningless without an agent
 * @param example a finding that a consumer confirms
 */
record Outcome(
    double seconds,
    int timeouts,
    Optional<Found> found,
    boolean agentSpoke,
    Delivery delivery,
    Flags flags,
    Optional<Example> example) {}
