package io.github.reusewatch.core.watch;

/** None, or more than one. */
final class SnapshotList implements Snapshots {
  /** Of a record without bytes to watch. */
  static final SnapshotList NONE = new SnapshotList();

  private final Snapshot[] all;

  SnapshotList(Snapshot... all) {
    this.all = all;
  }

  @Override
  public int count() {
    return all.length;
  }

  @Override
  public Snapshot get(int i) {
    return all[i];
  }
}
