package io.github.reusewatch.core.reach;

import java.util.ArrayList;
import java.util.List;

/** What a walk reached. */
final class Reached implements MemorySink {
  final List<String> texts = new ArrayList<>();
  int cuts;
  boolean content = true;

  @Override
  public boolean wantsContent() {
    return content;
  }

  @Override
  public void memory(byte[] array, int offset, int length, boolean ofView) {
    texts.add(length + " bytes from " + offset + (ofView ? " of a view" : ""));
  }

  @Override
  public void cutShort() {
    cuts++;
  }
}
