package io.github.reusewatch.core.pool;

import io.github.reusewatch.core.report.FreedBatch;

/**
 * A pooled array from {@code BufferPool.allocate} to {@code BufferPool.deallocate}, and beyond,
 * while somebody still needs it. Of the client's I/O thread, but for what is volatile: the thread
 * that allocates it writes that.
 */
final class Lease {
  final PooledArray array;

  private volatile Lease next;
  private volatile BatchId batch;
  private volatile boolean freed;
  private volatile boolean withheld;

  private Seal seal;
  private boolean awaitsRequest;
  private Use use;
  private RuntimeException failure;
  private boolean aborted;
  private String outcome;
  private FreedBatch freedBatch;
  private byte[] contents;
  private Change change;

  Lease(PooledArray array) {
    this.array = array;
  }

  void followedBy(Lease newLease) {
    next = newLease;
  }

  /** What the array was handed out for after this; {@code null} if it was not yet. */
  Lease next() {
    return next;
  }

  void usedFor(BatchId newBatch) {
    batch = newBatch;
  }

  /** {@code null} while there is none: the buffer may be given back without having been used. */
  BatchId batch() {
    return batch;
  }

  /** The client closed the batch: it was taken from its queue to be put into a request. */
  void closed(Seal newSeal) {
    seal = newSeal;
    awaitsRequest = true;
    use = null; // of an attempt that is over
  }

  Seal seal() {
    return seal;
  }

  /** The request was built, with this batch in it or a copy. */
  void requested() {
    awaitsRequest = false;
  }

  void usedBy(Use newUse) {
    use = newUse;
  }

  /** Nothing more of it will be written. */
  void useOver() {
    use = null;
    contents = null;
  }

  /** Whether bytes of it are still to be written to the network. */
  boolean isNeeded() {
    return awaitsRequest || unsent() > 0;
  }

  /** How many bytes of the batch are still to be written. */
  int unsent() {
    return awaitsRequest ? seal.length : use == null ? 0 : use.unsent();
  }

  /** It is in the pool. */
  void freed() {
    freed = true;
  }

  /** It is not needed by its batch any more, and the pool never gets it. */
  void withheld() {
    withheld = true;
  }

  boolean isFreed() {
    return freed;
  }

  boolean isWithheld() {
    return withheld;
  }

  /** It was freed while it was needed. The first time is the one that counts. */
  void freedInFlight(FreedBatch how) {
    freedBatch = freedBatch == null ? how : freedBatch;
  }

  /** How it was freed while it was needed; {@code null} if it was not. */
  FreedBatch freedInFlight() {
    return freedBatch;
  }

  /** It goes to others now; these are the bytes to be sent. */
  void keep(byte[] newContents) {
    contents = newContents;
  }

  /** What is to be sent of a batch whose buffer is others'; {@code null} if it is its own. */
  byte[] contents() {
    return contents;
  }

  void failed(RuntimeException exception, boolean byAbort) {
    if (outcome == null) {
      failure = exception;
      aborted = byAbort;
      outcome = "failed:" + exception.getClass().getSimpleName();
    }
  }

  void succeeded() {
    if (outcome == null) {
      outcome = "acked";
    }
  }

  /** What the application was told; {@code null} if it was not yet. */
  String outcome() {
    return outcome;
  }

  RuntimeException failure() {
    return failure;
  }

  boolean isAborted() {
    return aborted;
  }

  void changed(Change newChange) {
    change = newChange;
  }

  /** What was found and is not reported yet, since the response may tell the offset. */
  Change takeChange() {
    Change taken = change;
    change = null;
    return taken;
  }
}
