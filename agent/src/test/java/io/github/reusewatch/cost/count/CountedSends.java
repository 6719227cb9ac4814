package io.github.reusewatch.cost.count;

import com.sun.management.ThreadMXBean;
import io.github.reusewatch.broker.ProduceAnswer;
import io.github.reusewatch.broker.ScriptedCluster;
import io.github.reusewatch.broker.Transport;
import io.github.reusewatch.cost.hotpath.AckedBytes;
import java.lang.management.ManagementFactory;
import java.lang.ref.Reference;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.management.ObjectName;
import org.apache.kafka.clients.producer.Callback;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.ByteArraySerializer;

/**
 * Sends the same number of records of 1 KiB again and again, to a broker in the same process, and
 * says of each round but the first what the sending thread allocated, and what the agent counted
 * there and on the client's I/O thread: {@link #ROUND}, the thread, what, and how much, with tabs.
 * Then what an acknowledgement allocates: {@link #ACKED}, bytes for a send. Then it makes {@link
 * #UNANSWERED} sends that are not answered, and prints the JVM's histogram of the heap.
 *
 * <p>A round is of full batches, as many as the agent's samples need to come out even.
 *
 * <p>Argument: anything if the agent is there.
 */
public final class CountedSends {
  public static final String ROUND = "round\t";
  public static final String BYTES = "bytes allocated";
  public static final String ACKED = "acked\t";
  public static final String SENDING = "main";
  public static final String IO = "kafka-producer-network-thread";

  /** One batch of 16 KiB has 15, one stack of 256 is kept, one request of 16 is looked at. */
  public static final int SENDS = 15 * 256;

  public static final int ROUNDS = 3;
  public static final int UNANSWERED = 100_000;

  private static final int NODE = 1;
  private static final int RECORD = 1_024;
  private static final int SMALL_RECORD = 100;
  private static final String TOPIC = "counted";
  private static final Callback CALLBACK = (metadata, exception) -> {};
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  private CountedSends() {}

  public static void main(String[] arguments) throws Exception {
    try (ScriptedCluster cluster =
        ScriptedCluster.over(Transport.PLAINTEXT)
            .node(NODE)
            .topic(TOPIC, NODE)
            .forgetful()
            .start()) {
      Map<String, Object> settings = new HashMap<>(cluster.clientSettings(NODE));
      settings.put("linger.ms", "60000"); // a batch is sent when it is full
      settings.put("delivery.timeout.ms", "3600000");
      try (KafkaProducer<byte[], byte[]> producer =
          new KafkaProducer<>(settings, new ByteArraySerializer(), new ByteArraySerializer())) {
        byte[][] values = new byte[SENDS][RECORD];
        round(producer, values); // loads classes, and more
        for (int i = 0; i < ROUNDS; i++) {
          round(producer, values).forEach(System.out::println);
        }
        System.out.println(ACKED + AckedBytes.ofSend(arguments.length > 0));
        cluster.node(NODE).script(request -> ProduceAnswer.SILENCE);
        sayHeap(producer, new byte[UNANSWERED][SMALL_RECORD]);
        producer.close(Duration.ZERO);
      }
    }
  }

  private static void sayHeap(KafkaProducer<byte[], byte[]> producer, byte[][] values)
      throws Exception {
    try {
      send(producer, values);
      System.out.println(histogram());
    } finally {
      Reference.reachabilityFence(values); // the application goes on with them
    }
  }

  private static List<String> round(KafkaProducer<byte[], byte[]> producer, byte[][] values) {
    Map<String, Long> ioBefore = counts(IO);
    Map<String, Long> sendingBefore = counts(SENDING);
    send(producer, values);
    Map<String, Long> sendingAfter = counts(SENDING);
    producer.flush();
    List<String> lines = new ArrayList<>();
    addMore(lines, SENDING, sendingBefore, sendingAfter);
    addMore(lines, IO, ioBefore, counts(IO));
    return lines;
  }

  private static void send(KafkaProducer<byte[], byte[]> producer, byte[][] values) {
    for (byte[] value : values) {
      producer.send(new ProducerRecord<>(TOPIC, value), CALLBACK);
    }
  }

  private static Map<String, Long> counts(String threads) {
    Map<String, Long> counts = AgentCounts.of(threads);
    long[] ids =
        Arrays.stream(THREADS.getThreadInfo(THREADS.getAllThreadIds()))
            .filter(thread -> thread != null && thread.getThreadName().startsWith(threads))
            .mapToLong(thread -> thread.getThreadId())
            .toArray();
    counts.put(BYTES, Arrays.stream(THREADS.getThreadAllocatedBytes(ids)).sum());
    return counts;
  }

  private static void addMore(
      List<String> lines, String thread, Map<String, Long> before, Map<String, Long> after) {
    after.forEach(
        (what, count) -> {
          long more = count - before.getOrDefault(what, 0L);
          if (more > 0) {
            lines.add(ROUND + thread + "\t" + what + "\t" + more);
          }
        });
  }

  /** Of what is on the heap, by class. */
  private static Object histogram() throws Exception {
    return ManagementFactory.getPlatformMBeanServer()
        .invoke(
            new ObjectName("com.sun.management:type=DiagnosticCommand"),
            "gcClassHistogram",
            new Object[] {new String[0]},
            new String[] {String[].class.getName()});
  }
}
