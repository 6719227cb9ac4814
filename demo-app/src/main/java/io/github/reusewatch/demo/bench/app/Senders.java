package io.github.reusewatch.demo.bench.app;

import java.util.ArrayList;
import java.util.List;
import org.HdrHistogram.Histogram;
import org.apache.kafka.clients.producer.Producer;

/** All threads that send through the one producer. */
final class Senders {
  private final List<Sender> senders = new ArrayList<>();
  private final List<Thread> threads = new ArrayList<>();

  Senders(Producer<byte[], byte[]> producer, Workload workload, Acknowledgements acknowledgements) {
    for (int i = 0; i < workload.threads(); i++) {
      Sender sender =
          new Sender(
              producer,
              new Ring(workload, i, acknowledgements),
              new Pace((double) workload.rate() / workload.threads()));
      Thread thread = new Thread(sender, "sender-" + i);
      // One that fails must not keep the process.
      thread.setDaemon(true);
      thread.setUncaughtExceptionHandler(
          (failed, error) -> acknowledgements.failed(new IllegalStateException(error)));
      senders.add(sender);
      threads.add(thread);
    }
  }

  void start() {
    threads.forEach(Thread::start);
  }

  void stop() throws InterruptedException {
    senders.forEach(Sender::stop);
    for (Thread each : threads) {
      each.join();
    }
  }

  /** Of all threads since the last call. */
  Histogram times() {
    Histogram all = senders.get(0).times();
    senders.subList(1, senders.size()).forEach(sender -> all.add(sender.times()));
    return all;
  }

  List<String> headers() {
    return senders.get(0).headers();
  }
}
