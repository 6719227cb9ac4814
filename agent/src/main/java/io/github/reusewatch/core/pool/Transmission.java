package io.github.reusewatch.core.pool;

import java.nio.ByteBuffer;
import java.util.List;

/** The batches of one produce request on their way to the network; kept with its send. */
final class Transmission {
  private final ByteBuffer[] buffers;
  private final List<Use> uses;

  /** Whether the broker answers. */
  private final boolean answered;

  Transmission(ByteBuffer[] buffers, List<Use> uses, boolean answered) {
    this.buffers = buffers;
    this.uses = uses;
    this.answered = answered;
  }

  boolean isAnswered() {
    return answered;
  }

  /** Those of which not all is written. */
  List<Use> uses() {
    return uses;
  }

  void writing() {
    for (Use use : uses) {
      use.writing(buffers[use.index].array());
    }
  }

  void written(Use use) {
    ByteBuffer buffer = buffers[use.index];
    use.written(buffer.array(), buffer.arrayOffset() + buffer.position());
  }

  void abandon() {
    uses.forEach(use -> use.lease.useOver());
    uses.clear();
  }
}
