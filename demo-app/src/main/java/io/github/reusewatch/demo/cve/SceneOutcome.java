package io.github.reusewatch.demo.cve;

import io.github.reusewatch.demo.cve.join.BatchDelivery;
import io.github.reusewatch.demo.cve.join.BatchExample;
import io.github.reusewatch.demo.cve.join.BatchFlags;
import io.github.reusewatch.demo.cve.join.MisroutedBatch;
import java.util.List;
import java.util.Optional;

/**
 * What a run of the application has shown.
 *
 * @param scene which
 * @param agentSpoke whether the application's output has a line of the agent
 * @param delivery the client's and the consumers' side
 * @param flags the agent's side, meaningless without an agent
 * @param misrouted the batches that arrived in another partition
 * @param example a finding that a consumer confirms
 */
record SceneOutcome(
    Scene scene,
    boolean agentSpoke,
    BatchDelivery delivery,
    BatchFlags flags,
    List<MisroutedBatch> misrouted,
    Optional<BatchExample> example) {}
