package io.github.reusewatch.core.pool;

import io.github.reusewatch.core.report.FreedBatch;
import java.util.ArrayList;
import java.util.List;

/**
 * A batch and the array it is in; kept with the batch. Of the client's I/O thread, but for who else
 * got the array: threads of the application say that.
 */
final class Lease {
  final BatchId batch;

  /** What a pooled buffer is known by. */
  final byte[] array;

  /** The bytes in the array are those of the last ones, however many there were. */
  private static final int MOST_TAKERS = 4;

  private volatile List<Lease> takers = List.of();

  private Seal seal;
  private boolean awaitsRequest;
  private Use use;
  private volatile boolean freed;
  private boolean withheld;
  private RuntimeException failure;
  private boolean aborted;
  private String outcome;
  private FreedBatch freedBatch;
  private byte[] contents;
  private Lost lost;
  private Change change;

  Lease(BatchId batch, byte[] array) {
    this.batch = batch;
    this.array = array;
  }

  /** Another batch was begun in its array. */
  synchronized void takenBy(Lease other) {
    List<Lease> more = new ArrayList<>(takers);
    if (more.size() == MOST_TAKERS) {
      more.remove(0);
    }
    more.add(other);
    takers = more;
  }

  /** The last batches that were begun in its array while this one needed it, in their order. */
  List<Lease> takers() {
    return takers;
  }

  /** The client closed the batch: it was taken from its queue to be put into a request. */
  void closed(Seal newSeal) {
    seal = newSeal;
    awaitsRequest = true;
    use = null; // of an attempt that is over
  }

  /** {@code null} while it is open. */
  Seal seal() {
    return seal;
  }

  /** The request was built, with this batch in it or a copy. */
  void requested() {
    awaitsRequest = false;
    if (use == null) {
      over();
    }
  }

  void usedBy(Use newUse) {
    use = newUse;
  }

  /** Nothing more of it will be written. */
  void useOver() {
    use = null;
    contents = null;
    over();
  }

  private void over() {
    if (lost != null) {
      lost.remove(this);
      lost = null;
    }
  }

  /** Whether bytes of it are still to be written to the network. */
  boolean isNeeded() {
    return unsent() > 0;
  }

  /** How many bytes of the batch are still to be written. */
  int unsent() {
    return awaitsRequest ? seal.length : use == null ? 0 : use.unsent();
  }

  /** The pool has its array. */
  void freed() {
    freed = true;
  }

  /** The client gave the array back, and the pool never gets it. */
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

  /**
   * It goes to others now.
   *
   * @param newContents the bytes to be sent
   * @param newLost where it is to stay until they are
   */
  void lostTo(byte[] newContents, Lost newLost) {
    contents = newContents;
    lost = newLost;
    lost.add(this);
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

  synchronized void changed(Change newChange) {
    change = newChange;
  }

  /** What was found and is not reported yet, since the response may tell the offset. */
  synchronized Change takeChange() {
    Change taken = change;
    change = null;
    return taken;
  }
}
