package io.github.reusewatch.scenario;

import java.io.File;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CyclicBarrier;

/**
 * Many class loaders with a client each, and many threads in each of them, that all need their
 * first class of Kafka's at the same time. Argument: the number of loaders.
 */
public final class AtOnce {
  private static final String PRODUCER = "org.apache.kafka.clients.producer.";

  /** A thread in each loader begins with one of them. */
  static final String[] FIRST_CLASSES = {
    PRODUCER + "KafkaProducer",
    PRODUCER + "MockProducer",
    PRODUCER + "ProducerRecord",
    "org.apache.kafka.common.header.internals.RecordHeaders"
  };

  private AtOnce() {}

  public static void main(String[] arguments) throws Exception {
    int loaders = Integer.parseInt(arguments[0]);
    CyclicBarrier start = new CyclicBarrier(loaders * FIRST_CLASSES.length);
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < loaders; i++) {
      ClassLoader loader = new URLClassLoader(classPath(), ClassLoader.getPlatformClassLoader());
      for (String first : FIRST_CLASSES) {
        Thread thread = new Thread(() -> loadAndSend(loader, first, start));
        thread.start();
        threads.add(thread);
      }
    }
    for (Thread thread : threads) {
      thread.join();
    }
  }

  private static void loadAndSend(ClassLoader loader, String first, CyclicBarrier start) {
    try {
      start.await();
      Class.forName(first, true, loader);
      loader.loadClass(Sending.class.getName()).getMethod("send").invoke(null);
      System.out.println("sent");
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  private static URL[] classPath() throws Exception {
    List<URL> urls = new ArrayList<>();
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
      urls.add(new File(entry).toURI().toURL());
    }
    return urls.toArray(new URL[0]);
  }

  /** Loaded anew in each of the loaders. */
  public static final class Sending {
    private Sending() {}

    /** One send whose value changes before it is acknowledged. */
    public static void send() {
      byte[] value = Payloads.ascii(100);
      var serializer = new org.apache.kafka.common.serialization.ByteArraySerializer();
      var producer =
          new org.apache.kafka.clients.producer.MockProducer<>(false, null, serializer, serializer);
      producer.send(new org.apache.kafka.clients.producer.ProducerRecord<>("orders", value));
      Payloads.refill(value);
      producer.completeNext();
    }
  }
}
