package io.github.reusewatch.core.watch;

import io.github.reusewatch.bridge.Carrier;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;

/**
 * Payloads that a framework keeps in an object of its own before it builds a record of them. What
 * they were is kept with that object, so that the record is joined by it, not by the array's
 * identity: an object of which no record is made leaves nothing behind.
 */
public final class KeptPayloads {
  private static final HandedArray[] NONE = {};

  private final Handovers handovers;

  public KeptPayloads(Handovers handovers) {
    this.handovers = handovers;
  }

  /** Such an object was made; of several constructors that call each other the first one counts. */
  public void kept(Object holder, Object key, Object value) {
    Carrier carrier = (Carrier) holder;
    if (carrier.reusewatch$carried() == null) {
      List<HandedArray> kept = new ArrayList<>(2);
      add(kept, key);
      add(kept, value);
      carrier.reusewatch$carry(kept.toArray(NONE));
    }
  }

  private void add(List<HandedArray> kept, Object payload) {
    if (payload instanceof byte[] && ((byte[]) payload).length > 0) {
      byte[] array = (byte[]) payload;
      kept.add(handovers.asItIs(array, 0, array.length));
    } else if (payload instanceof ByteBuffer
        && ((ByteBuffer) payload).hasArray()
        && ((ByteBuffer) payload).hasRemaining()) {
      ByteBuffer buffer = (ByteBuffer) payload;
      kept.add(
          handovers.asItIs(
              buffer.array(), buffer.arrayOffset() + buffer.position(), buffer.remaining()));
    }
  }

  /** Another such object was made of one: what both have counts from the first. */
  public void passedOn(Object older, Object newer) {
    Object kept = ((Carrier) older).reusewatch$carried();
    Object keptByNewer = ((Carrier) newer).reusewatch$carried();
    if (kept instanceof HandedArray[] && keptByNewer instanceof HandedArray[]) {
      HandedArray[] ofNewer = (HandedArray[]) keptByNewer;
      for (int i = 0; i < ofNewer.length; i++) {
        for (HandedArray each : (HandedArray[]) kept) {
          if (each.isSameRegion(ofNewer[i])) {
            ofNewer[i] = each;
          }
        }
      }
    }
  }

  /**
   * A record is about to be built of what the object keeps.
   *
   * @param once whether the object may be used again, with other bytes
   * @return for {@link #recordMade}
   */
  public Object recordBeingMade(Object holder, boolean once) {
    Object kept = holder instanceof Carrier ? ((Carrier) holder).reusewatch$carried() : null;
    if (!(kept instanceof HandedArray[])) {
      return null;
    }
    if (once) {
      ((Carrier) holder).reusewatch$carry(NONE);
    }
    SendStack stack = SendStack.ofThread();
    Object before = stack.payloads();
    stack.payloads((HandedArray[]) kept);
    return before;
  }

  /** It was built, or was not. */
  public void recordMade(Object before) {
    SendStack.ofThread().payloads((HandedArray[]) before);
  }
}
