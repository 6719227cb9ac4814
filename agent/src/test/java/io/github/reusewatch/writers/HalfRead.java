package io.github.reusewatch.writers;

import java.io.DataInputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;

/** A call that has written a part when the send is over, and has not returned. */
final class HalfRead implements Writing {
  private final byte[] array = ArrayWriting.filled(SIZE);
  private PipedOutputStream out;
  private Blocked read;

  static void addTo(WriterCases all) {
    all.add("half-read", Expected.MARKED_LINE, HalfRead::new);
  }

  @Override
  public Object value() {
    return array;
  }

  @Override
  public void write() throws Exception {
    out = new PipedOutputStream();
    DataInputStream in = new DataInputStream(new PipedInputStream(out));
    out.write(new byte[10]);
    read = Blocked.in("read", () -> readFully(in), Thread.currentThread().getName());
  }

  private Void readFully(DataInputStream in) throws Exception {
    in.readFully(array, 0, 20); // writes: half-read
    return null;
  }

  @Override
  public void writeAfter() throws Exception {
    out.write(new byte[10]);
    out.flush();
    read.awaitReturn();
  }
}
