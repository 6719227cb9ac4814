package io.github.reusewatch.truth;

import java.io.BufferedOutputStream;
import java.io.Closeable;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/**
 * What was in each record when its construction was through, in entries of one length: the file's
 * size tells how far the application is.
 */
final class TruthLog implements Closeable {
  private static final int FLUSHED_EVERY = 100;

  private final DataOutputStream out;
  private int entries;

  TruthLog(Path file) throws IOException {
    out = new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(file)));
  }

  synchronized void built(int index, Map<Role, Sum> sums) throws IOException {
    out.writeInt(index);
    for (Role role : Role.values()) {
      Sum sum = sums.getOrDefault(role, Sum.ABSENT);
      out.writeInt(sum.length());
      out.writeInt(sum.crc());
    }
    if (++entries % FLUSHED_EVERY == 0) {
      out.flush();
    }
  }

  @Override
  public synchronized void close() throws IOException {
    out.close();
  }
}
