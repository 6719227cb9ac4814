package io.github.reusewatch.demo.bench.app;

import com.google.gson.Gson;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.HdrHistogram.Histogram;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.common.serialization.ByteArraySerializer;

/** The measured process. */
public final class Load {
  private final Workload workload;
  private final Acknowledgements acknowledgements = new Acknowledgements();

  private Load(Workload workload) {
    this.workload = workload;
  }

  /**
   * Sends under load, and writes a {@link Measured} as JSON.
   *
   * @param args the brokers' addresses, the path of the result, and a {@link Workload}
   */
  public static void main(String[] args) throws IOException, InterruptedException {
    if (args.length < 2) {
      System.err.println("usage: BOOTSTRAP_SERVERS RESULT KEY=VALUE...");
      System.exit(2);
    }
    Workload workload = Workload.of(Arrays.asList(args).subList(2, args.length));
    Measured measured = new Load(workload).run(args[0]);
    Files.writeString(Path.of(args[1]), new Gson().toJson(measured));
  }

  private Measured run(String bootstrapServers) throws InterruptedException {
    try (Producer<byte[], byte[]> producer = producer(bootstrapServers)) {
      Senders senders = new Senders(producer, workload, acknowledgements);
      senders.start();
      Meter meter = new Meter(acknowledgements);
      Duration warmUp = new WarmUp(workload.warmUp(), meter).await();
      Histogram unusedOfWarmUp = senders.times();
      List<Reading> readings = new ArrayList<>();
      readings.add(meter.read());
      for (int i = 0; i < workload.rounds(); i++) {
        readings.add(meter.after(workload.round()));
      }
      Histogram times = senders.times();
      Double rss = ResidentMemory.nowMiB();
      senders.stop();
      producer.flush();
      acknowledgements.check();
      return measured(warmUp, readings, times, rss, senders.headers());
    }
  }

  private Producer<byte[], byte[]> producer(String bootstrapServers) {
    Map<String, Object> settings = new HashMap<>(workload.producer());
    settings.put("bootstrap.servers", bootstrapServers);
    return new KafkaProducer<>(settings, new ByteArraySerializer(), new ByteArraySerializer());
  }

  private static Measured measured(
      Duration warmUp, List<Reading> readings, Histogram times, Double rss, List<String> headers) {
    Reading begin = readings.get(0);
    Reading end = readings.get(readings.size() - 1);
    List<Measured.Round> rounds = new ArrayList<>();
    for (int i = 1; i < readings.size(); i++) {
      rounds.add(Measured.Round.between(readings.get(i - 1), readings.get(i)));
    }
    long records = end.acknowledged() - begin.acknowledged();
    double seconds = (end.nanoTime() - begin.nanoTime()) / 1e9;
    Measured.Round whole = Measured.Round.between(begin, end);
    return new Measured(
        warmUp.toMillis() / 1e3,
        records,
        seconds,
        whole.cpuMicrosPerRecord(),
        whole.recordsPerSecond(),
        (end.allocatedBytes() - begin.allocatedBytes()) / (double) records,
        times.getValueAtPercentile(50) / 1e3,
        times.getValueAtPercentile(99) / 1e3,
        (end.gcMillis() - begin.gcMillis()) / seconds,
        (end.jitMillis() - begin.jitMillis()) / seconds,
        rss,
        ResidentMemory.peakMiB(),
        rounds,
        headers);
  }
}
