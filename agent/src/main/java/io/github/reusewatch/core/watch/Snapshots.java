package io.github.reusewatch.core.watch;

/**
 * The parts of a record that are watched, in the order key, value, headers. A single {@link
 * Snapshot} is one of these by itself: most records have no other.
 */
interface Snapshots {
  int count();

  Snapshot get(int i);

  /** In their order. */
  static Snapshots of(Snapshot... parts) {
    return parts.length == 1 ? parts[0] : new SnapshotList(parts);
  }

  /** {@code -1} if it is not among them. */
  default int indexOf(Snapshot snapshot) {
    for (int i = 0; i < count(); i++) {
      if (get(i) == snapshot) {
        return i;
      }
    }
    return -1;
  }

  /** A new array of them. */
  default Snapshot[] toArray() {
    Snapshot[] all = new Snapshot[count()];
    for (int i = 0; i < all.length; i++) {
      all[i] = get(i);
    }
    return all;
  }
}
