package io.github.reusewatch.writers;

import io.github.reusewatch.writers.WriterCase.Group;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;

/** All cases, in the order in which they are played. */
public final class WriterCases {
  private final List<WriterCase> cases = new ArrayList<>();
  private Group group;

  private WriterCases() {}

  public static List<WriterCase> all() {
    WriterCases all = new WriterCases();
    all.group = Group.WRITER;
    OwnStores.addTo(all);
    JdkCopies.addTo(all);
    JdkInput.addTo(all);
    JdkBuffers.addTo(all);
    JdkCodecs.addTo(all);
    ExposedStream.addTo(all);
    Libraries.addTo(all);
    NativeWriters.addTo(all);
    all.group = Group.FURTHER;
    FurtherCalls.addTo(all);
    FurtherJdk.addTo(all);
    FurtherBuffers.addTo(all);
    FurtherLibraries.addTo(all);
    TwoWriters.addTo(all);
    InFlightWriting.addTo(all);
    HalfRead.addTo(all);
    all.group = Group.DECOY;
    Decoys.addTo(all);
    return List.copyOf(all.cases);
  }

  /** Writes into an array; the line is marked. */
  void marked(String id, ArrayAction action) {
    add(id, Expected.MARKED_LINE, () -> new ArrayWriting(action));
  }

  /** Writes into an array. */
  void array(String id, String expected, ArrayAction action) {
    add(id, expected, () -> new ArrayWriting(action));
  }

  void add(String id, String expected, Callable<Writing> setUp) {
    cases.add(new WriterCase(id, group, expected, setUp));
  }
}
