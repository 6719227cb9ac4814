package io.github.reusewatch.core.watch;

import io.github.reusewatch.core.report.Kind;
import io.github.reusewatch.core.report.Role;
import io.github.reusewatch.core.report.Trace;

/**
 * One send under watch. Holds hashes, and arrays no stronger than the application does; never the
 * record (KAFKA-14020).
 *
 * <p>Where every end of a send is seen, it is also the callback that the client keeps with the
 * batch: then it is of a class that is made for the client, and extends this one, which has to be
 * public for that alone.
 */
public class WatchedSend extends Flight {
  private Destination destination;

  private BuiltRecord built;

  private long sentNanos;
  private String thread;
  private Trace trace;

  /** {@code null} until a serializer makes an array of its own. */
  private Serialization serialization;

  /** The producer got a callback that tells when the send is over. */
  boolean callbackTells;

  /** It was a wrapper's, and another send is the one that counts. */
  private boolean passedOn;

  /** See the option {@code stretch}. */
  private boolean held;

  private boolean keyHanded;
  private boolean valueHanded;
  private boolean serializersSeen;
  private long copiedNanos;

  /** Called by the classes that are made for clients, too; {@link #begin} comes next. */
  public WatchedSend() {}

  /** On the thread that is in {@code send}. */
  final void begin(
      Destination to, BuiltRecord builtBefore, Snapshots snapshots, long nanos, Trace traceTaken) {
    of(snapshots);
    destination = to;
    built = builtBefore;
    sentNanos = nanos;
    thread = Thread.currentThread().getName();
    trace = traceTaken;
  }

  /**
   * The client's own callback, which is to run when the agent has heard of the acknowledgement.
   *
   * @param callback of the client's own type
   */
  public void delegateTo(Object callback) {
    throw new UnsupportedOperationException("not of a class that is made for a client");
  }

  /** {@code null} if the record's construction was not seen, or belongs to an earlier send. */
  final BuiltRecord built() {
    return built;
  }

  final long sentNanos() {
    return sentNanos;
  }

  final String thread() {
    return thread;
  }

  /** {@code null} if none was taken. */
  final Trace trace() {
    return trace;
  }

  Producer producer() {
    return destination.producer;
  }

  Topic topic() {
    return destination.topic;
  }

  /** The stacks of sends from the same producer to the same topic. */
  TraceSampler traces() {
    return destination.traces;
  }

  /** Turns what was captured into text. */
  void readTraces() {
    if (trace != null) {
      trace.frames();
    }
    if (built != null && built.trace != null) {
      built.trace.frames();
    }
  }

  /** Returns {@code true} the first time. */
  boolean passOn() {
    boolean first = !passedOn;
    passedOn = true;
    return first;
  }

  /** It is held at its entry, where another thread may now change its bytes. */
  void hold() {
    held = true;
  }

  boolean wasHeld() {
    return held;
  }

  /**
   * The interceptors are through: what they returned holds the watched key, the watched value, or
   * others.
   */
  void handedToSerializers(boolean sameKey, boolean sameValue) {
    keyHanded = sameKey;
    valueHanded = sameValue;
  }

  /**
   * Whether the serializer got the watched object itself, not one that an interceptor put there.
   */
  boolean isHanded(Role role) {
    return role == Role.KEY ? keyHanded : valueHanded;
  }

  /**
   * A serializer returned these bytes, or the client is about to copy them.
   *
   * @param bytes {@code null} for a null key or value
   */
  void serialized(Role role, byte[] bytes, SendStack stack, boolean showBytes) {
    serializersSeen = true;
    int i = indexOf(role);
    boolean ownArray = bytes == null || (i >= 0 && get(i).isIn(bytes));
    if (bytes != null && i >= 0) {
      noteHead(get(i), ownArray, bytes);
    }
    if (ownArray || (serialization != null && serialization.isForm(role, bytes))) {
      return;
    }
    SerializedForm form = new SerializedForm(bytes, stack);
    if (serialization == null) {
      serialization = new Serialization();
    }
    serialization.add(role, form);
    stack.gotFromSerializer(role, bytes);
    if (i >= 0) {
      new FormJudge(this, i, form, stack.returned().crcOfCopy(bytes), showBytes).judge();
    }
  }

  /** Whether {@link #serialized} was called when a serializer had returned. */
  boolean areSerializersSeen() {
    return serializersSeen;
  }

  private void noteHead(Snapshot part, boolean ownArray, byte[] bytes) {
    if ((ownArray && part.hasHead()) || part.leavesOutHeadOf(bytes)) {
      topic().serializes(part.role, Extent.WHOLE);
    }
  }

  /** A nested send, on the same thread, got this array from a serializer. */
  void returnedAgain(byte[] array) {
    if (serialization != null) {
      serialization.returnedAgain(array);
    }
  }

  /** {@code null} if the serializer returned the application's own array. */
  SerializedForm form(Role role) {
    return serialization == null ? null : serialization.form(role);
  }

  /** The change of the array that a serializer made; {@code null} if it was copied as it was. */
  Change changeOfForm(Role role) {
    return serialization == null ? null : serialization.change(role);
  }

  /** Whether the key had changed before the partition was chosen, maybe by its hash. */
  boolean isPartitionOfChangedKey() {
    return serialization != null && serialization.isKeyOverwrittenByValue();
  }

  /** The client copied these bytes of the application's own array into its batch. */
  void copiedPart(int i, int crc, boolean showBytes) {
    Change change = change(i);
    if (crc != get(i).crc(Extent.WHOLE)) {
      if (change == null) {
        change = Change.passedOn(get(i), Extent.WHOLE, crc, showBytes);
        set(i, change);
      }
      change.onWire(crc);
    } else if (change != null) {
      change.notOnWire();
    }
  }

  /** The client copied these bytes of the array that a serializer made. */
  void copiedForm(Role role, int crc) {
    SerializedForm form = serialization.form(role);
    if (crc == form.crc) {
      return;
    }
    int i = indexOf(role);
    if (i >= 0 && change(i) != null) {
      change(i).onWire(crc); // one change is one finding, at the earliest moment that shows it
    } else {
      serialization.changed(role, Change.ofForm(form, crc));
    }
  }

  /**
   * The client has copied the bytes of this send.
   *
   * @param partsCopied a bit for each of the first 64 parts that {@link #copiedPart} was told of
   * @param heavy whether the application's larger arrays are to be held weakly from now on
   * @return whether all bytes go on being watched
   */
  boolean copied(long partsCopied, long nanos, boolean heavy, boolean showBytes) {
    boolean allHeld = true;
    for (int i = 0; i < count(); i++) {
      if (i >= Long.SIZE || (partsCopied & (1L << i)) == 0) {
        lookBehindCopy(i, showBytes);
      }
      if (heavy || !get(i).isOnHeap()) {
        allHeld &= get(i).holdWeakly();
      }
    }
    if (serialization != null && !serialization.hasChanges()) {
      serialization = null; // its arrays were copied as they were, and may be used again
    }
    copiedNanos = nanos;
    handedOver();
    return allHeld;
  }

  /** The client copied something else: the array that a serializer made of these bytes. */
  private void lookBehindCopy(int i, boolean showBytes) {
    if (change(i) == null) {
      Change change = look(i, Kind.CHANGED_DURING_SEND, showBytes);
      if (change != null && form(get(i).role) != null) {
        change.notOnWire();
      }
    }
  }

  /** {@code null} if there was no copy, or it was not seen. */
  Long copiedNanos() {
    return isHandedOver() && producer().client.seen().copy() ? copiedNanos : null;
  }

  boolean hasChanges() {
    return haveChanges() || (serialization != null && serialization.hasChanges());
  }
}
