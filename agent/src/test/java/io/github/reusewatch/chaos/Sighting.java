package io.github.reusewatch.chaos;

import io.github.reusewatch.broker.Arrival;

/**
 * A batch that a broker saw.
 *
 * @param offset -1 if it is in no log
 * @param crc of what followed the place of the header's CRC
 * @param corrupt whether these are not the bytes of one batch of this topic-partition
 */
record Sighting(String topicPartition, long offset, int crc, int size, boolean corrupt) {
  static Sighting of(Arrival arrival) {
    return new Sighting(
        arrival.topicPartition(),
        arrival.baseOffset(),
        arrival.batch().crc(),
        arrival.batch().size(),
        arrival.corrupt());
  }
}
