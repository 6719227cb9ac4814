package io.github.reusewatch.demo.cve.app;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;

/**
 * What comes on the standard input: a line for each time to go on, and then its end. An end that
 * comes earlier means that the parent is gone, and then this process ends, wherever it waits: its
 * brokers are gone as well.
 */
final class Commands {
  private static final int PARENT_GONE = 3;

  private final Semaphore lines = new Semaphore(0);
  private final CountDownLatch end = new CountDownLatch(1);
  private volatile boolean endExpected;

  Commands(InputStream input) {
    Thread reader = new Thread(() -> read(input), "commands");
    reader.setDaemon(true);
    reader.start();
  }

  void awaitLine() {
    lines.acquireUninterruptibly();
  }

  void expectEnd() {
    endExpected = true;
  }

  void awaitEnd() throws InterruptedException {
    end.await();
  }

  private void read(InputStream input) {
    try {
      BufferedReader reader =
          new BufferedReader(new InputStreamReader(input, StandardCharsets.US_ASCII));
      while (reader.readLine() != null) {
        lines.release();
      }
    } catch (IOException asGoodAsItsEnd) {
      // The parent's end is closed, which is all there is to know.
    }
    if (!endExpected) {
      Runtime.getRuntime().halt(PARENT_GONE);
    }
    end.countDown();
  }
}
