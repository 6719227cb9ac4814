package io.github.reusewatch.core.pool;

import java.nio.ByteBuffer;
import java.util.Iterator;
import java.util.List;
import java.util.function.BiConsumer;

/** A request that reads its batches' own memory, as all do since 2.8. */
final class Transmission implements Underway {
  private final ByteBuffer[] buffers;
  private final List<Use> uses;

  private final boolean answered;

  Transmission(ByteBuffer[] buffers, List<Use> uses, boolean answered) {
    this.buffers = buffers;
    this.uses = uses;
    this.answered = answered;
  }

  @Override
  public boolean isAnswered() {
    return answered;
  }

  /** Those of which not all is written. */
  List<Use> uses() {
    return uses;
  }

  @Override
  public void writing() {
    for (Use use : uses) {
      use.writing(buffers[use.index].array());
    }
  }

  @Override
  public boolean written(BiConsumer<Lease, Change> changed) {
    for (Iterator<Use> each = uses.iterator(); each.hasNext(); ) {
      Use use = each.next();
      written(use);
      if (use.unsent() == 0) {
        each.remove();
        Change change = use.change();
        use.lease.useOver();
        if (change != null) {
          changed.accept(use.lease, change);
        }
      }
    }
    return uses.isEmpty();
  }

  void written(Use use) {
    ByteBuffer buffer = buffers[use.index];
    use.written(buffer.array(), buffer.arrayOffset() + buffer.position());
  }

  @Override
  public void abandon() {
    uses.forEach(use -> use.lease.useOver());
    uses.clear();
  }
}
