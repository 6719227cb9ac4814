package io.github.reusewatch.core.watch;

import io.github.reusewatch.core.report.Kind;
import io.github.reusewatch.core.report.Role;
import io.github.reusewatch.core.report.WrittenBy;
import io.github.reusewatch.core.writer.WatchedRegions;
import java.util.Arrays;

/**
 * The watched parts of one send's record, in the order key, value, headers, and their changes. A
 * part of the send's own object, of which there are as many as are in flight.
 */
class Parts extends InSend {
  private Snapshots snapshots = SnapshotList.NONE;

  /** One for each part; {@code null} until the first change is found. */
  private Change[] changes;

  /** One for each part; {@code null} as long as all are whole. */
  private Extent[] extents;

  /** Once, before anything else. */
  final void of(Snapshots parts) {
    snapshots = parts;
  }

  final int count() {
    return snapshots.count();
  }

  final Snapshot get(int i) {
    return snapshots.get(i);
  }

  /** {@code -1} if this is no snapshot of this send's. */
  final int indexOf(Snapshot snapshot) {
    return snapshots.indexOf(snapshot);
  }

  /** Whether this array is one of the application's own that are watched. */
  final boolean areIn(byte[] array) {
    for (int i = 0; i < count(); i++) {
      if (get(i).isIn(array)) {
        return true;
      }
    }
    return false;
  }

  /** {@code -1} if neither is watched. */
  final int indexOf(Role keyOrValue) {
    for (int i = 0; i < count() && get(i).role != Role.HEADER; i++) {
      if (get(i).role == keyOrValue) {
        return i;
      }
    }
    return -1;
  }

  /** How many bytes of the application they are. */
  final int bytes() {
    int bytes = 0;
    for (int i = 0; i < count(); i++) {
      bytes += get(i).length(Extent.WHOLE);
    }
    return bytes;
  }

  /** Compares what was built with what is about to be sent. */
  final void compareWith(BuiltRecord built, boolean showBytes) {
    Snapshots fromConstruction = built.snapshots();
    for (int i = 0; i < count(); i++) {
      if (snapshots == fromConstruction || fromConstruction.indexOf(get(i)) >= 0) {
        Change change = look(i, Kind.CHANGED_BEFORE_SEND, showBytes);
        if (change != null && built.isResent(get(i), change)) {
          change.resent();
        }
      }
    }
  }

  /** The record's construction was not seen; what was handed over before it may be known. */
  final void compareWithHanded(boolean showBytes) {
    for (int i = 0; i < count(); i++) {
      if (get(i).handed() != null) {
        look(i, Kind.CHANGED_BEFORE_SEND, showBytes);
      }
    }
  }

  /** Sets and returns the change if there is one. */
  final Change look(int i, Kind kind, boolean showBytes) {
    Change change = Change.look(get(i), extent(i), kind, showBytes);
    if (change != null) {
      set(i, change);
    }
    return change;
  }

  final Extent extent(int i) {
    return extents == null ? Extent.WHOLE : extents[i];
  }

  /** A serializer took one half of a buffer: what becomes of the other is nobody's concern. */
  final void narrow(int i, Extent extent, boolean showBytes) {
    if (extents == null) {
      extents = new Extent[count()];
      Arrays.fill(extents, Extent.WHOLE);
    }
    extents[i] = extent;
    Change change = change(i);
    if (change != null) {
      changes[i] = change.lookAgain(get(i), extent, showBytes);
    }
  }

  /** {@code null} if this part is, as far as was looked, as it was. */
  final Change change(int i) {
    return changes == null ? null : changes[i];
  }

  final void set(int i, Change change) {
    if (changes == null) {
      changes = new Change[count()];
    }
    changes[i] = change;
  }

  final boolean haveChanges() {
    return changes != null;
  }

  /** Whether all bytes are as they were, and no trap is there that could tell of them. */
  final boolean areUntouched() {
    if (changes != null || extents != null) {
      return false;
    }
    for (int i = 0; i < count(); i++) {
      if (!get(i).isUntouched()) {
        return false;
      }
    }
    return true;
  }

  /** Whether a trap saw this part written, and it is what it was all the same. */
  final boolean isRestored(int i) {
    return change(i) == null && get(i).isWritten(extent(i));
  }

  final void watchIn(WatchedRegions regions) {
    for (int i = 0; i < count(); i++) {
      get(i).watchIn(regions);
    }
  }

  final void forgetIn(WatchedRegions regions) {
    for (int i = 0; i < count(); i++) {
      get(i).forgetIn(regions);
    }
  }

  /** Who gave this part back first. */
  final WrittenBy releasedBy(int i) {
    return get(i).releasedBy();
  }

  /** Who changed this part first. */
  final WrittenBy writtenBy(int i) {
    return get(i).writtenBy(extent(i), change(i) != null);
  }
}
