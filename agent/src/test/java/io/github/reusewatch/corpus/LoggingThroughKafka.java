package io.github.reusewatch.corpus;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.ByteArraySerializer;

/**
 * {@link Smoke} in an application that sends all it logs, and all that is printed to its standard
 * error, to a topic (KAFKA-13761, logback-kafka-appender #7). An agent that reported through it
 * would send its own reports, from whatever thread it reports on.
 */
public final class LoggingThroughKafka {
  private static final byte[] END = {};

  private LoggingThroughKafka() {}

  public static void main(String[] arguments) throws Exception {
    LineQueue lines = new LineQueue();
    System.setErr(new PrintStream(lines, true, StandardCharsets.UTF_8));
    Background appender = Background.start(() -> append(lines, arguments[0], arguments[1] + "log"));
    System.err.println("starts");
    Smoke.main(arguments);
    System.err.println("ends");
    lines.queue.add(END);
    appender.join();
  }

  private static void append(LineQueue lines, String bootstrapServers, String topic)
      throws InterruptedException {
    int ofTheAgent = 0;
    int all = 0;
    try (Producer<byte[], byte[]> producer =
        new KafkaProducer<>(
            Map.of("bootstrap.servers", bootstrapServers),
            new ByteArraySerializer(),
            new ByteArraySerializer())) {
      for (byte[] line = lines.queue.take(); line != END; line = lines.queue.take()) {
        all++;
        if (new String(line, StandardCharsets.UTF_8).contains("reusewatch: ")) {
          ofTheAgent++;
        }
        producer.send(new ProducerRecord<>(topic, 0, null, line));
      }
    }
    boolean right = ofTheAgent == 0 && all > 2;
    System.out.println(
        (right ? "played" : "failed") + " appender: " + all + " lines, of the agent " + ofTheAgent);
  }

  /** Clients log on their I/O threads, too, which must not wait for a client. */
  private static final class LineQueue extends OutputStream {
    final BlockingQueue<byte[]> queue = new LinkedBlockingQueue<>();
    private final ByteArrayOutputStream line = new ByteArrayOutputStream();

    @Override
    public synchronized void write(int b) {
      if (b == '\n') {
        queue.add(line.toByteArray());
        line.reset();
      } else {
        line.write(b);
      }
    }
  }
}
