package io.github.reusewatch.demo.story.join;

/**
 * What became of the records, as the application and the consumers know it. A record that arrived
 * twice counts once.
 *
 * @param sent handed over by the application
 * @param neverArrived of them, those that no consumer got
 * @param arrivedTwice of them, those that lie in their topic more than once, by a retry of the
 *     client
 * @param corrupted of them, those that a consumer got with a wrong value
 * @param verdictDisagrees arrivals on which the consumer's verdict and the application's log
 *     disagree
 */
public record Delivery(
    int sent, int neverArrived, int arrivedTwice, int corrupted, int verdictDisagrees) {}
