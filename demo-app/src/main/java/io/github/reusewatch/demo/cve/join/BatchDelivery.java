package io.github.reusewatch.demo.cve.join;

/**
 * What became of the records, as the client and the consumers know it.
 *
 * @param timedOut records of which the client said that they failed with a TimeoutException
 * @param failedOtherwise records that failed with something else
 * @param acknowledged records that the client took for written
 * @param acknowledgedAndMissing of them, those that no consumer got where they belong
 * @param timedOutAndArrived records that arrived where they belong though they had timed out
 * @param misrouted records that consumers got from a partition they were not sent to
 * @param misroutedBatches the batches of these
 * @param garbled arrivals with a value that nobody sent
 */
public record BatchDelivery(
    int timedOut,
    int failedOtherwise,
    int acknowledged,
    int acknowledgedAndMissing,
    int timedOutAndArrived,
    int misrouted,
    int misroutedBatches,
    int garbled) {}
