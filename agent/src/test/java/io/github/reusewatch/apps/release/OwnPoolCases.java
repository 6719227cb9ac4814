package io.github.reusewatch.apps.release;

import java.util.Arrays;
import org.apache.kafka.clients.producer.ProducerRecord;

/** One send each, and when its array is given back to the application's own pool. */
public final class OwnPoolCases {
  private static final int SIZE = 256;

  private OwnPoolCases() {}

  public static void main(String[] arguments) throws Exception {
    OwnPool pool = new OwnPool();
    try (Desk<byte[]> desk = Desk.ofArrays("own-in-flight")) {
      byte[] value = new byte[SIZE];
      desk.send(value);
      pool.release(value); // own-in-flight
    }
    try (Desk<byte[]> desk = Desk.ofArrays("own-subclass")) {
      byte[] value = new byte[SIZE];
      desk.send(value);
      new OwnPool.Counting().release(value); // own-subclass
    }
    try (Desk<byte[]> desk = Desk.ofArrays("own-wrapped")) {
      byte[] value = new byte[SIZE];
      desk.send(value);
      pool.release(new OwnPool.Message(value)); // own-wrapped
    }
    try (Desk<byte[]> desk = Desk.ofArrays("own-static")) {
      byte[] value = new byte[SIZE];
      desk.send(value);
      OwnPool.release(1, value); // own-static
    }
    try (Desk<byte[]> desk = Desk.ofArrays("own-constructor")) {
      byte[] value = new byte[SIZE];
      desk.send(value);
      var unused = new OwnPool.Returned(value); // own-constructor
    }
    try (Desk<byte[]> desk = Desk.ofArrays("own-refilled")) {
      byte[] value = new byte[SIZE];
      desk.send(value);
      pool.release(value); // own-refilled
      Arrays.fill(value, (byte) 1);
    }
    try (Desk<byte[]> desk = Desk.ofArrays("own-changed-first")) {
      byte[] value = new byte[SIZE];
      ProducerRecord<byte[], byte[]> record = desk.record(value);
      Arrays.fill(value, (byte) 1);
      desk.producer.send(record);
      pool.release(value);
    }
    try (Desk<byte[]> desk = Desk.ofArrays("own-queued")) {
      byte[] value = new byte[SIZE];
      ProducerRecord<byte[], byte[]> record = desk.record(value);
      pool.release(value); // own-queued
      desk.producer.send(record);
    }
    try (Desk<byte[]> desk = Desk.ofArrays("own-queued-refilled")) {
      byte[] value = new byte[SIZE];
      ProducerRecord<byte[], byte[]> record = desk.record(value);
      pool.release(value); // own-queued-refilled
      Arrays.fill(value, (byte) 1);
      desk.producer.send(record);
    }
    honest(pool);
  }

  private static void honest(OwnPool pool) throws Exception {
    try (Desk<byte[]> desk = Desk.ofArrays("own-in-callback")) {
      byte[] value = new byte[SIZE];
      desk.producer.send(desk.record(value), (metadata, e) -> pool.release(value));
    }
    try (Desk<byte[]> desk = Desk.ofArrays("own-after-future")) {
      byte[] value = new byte[SIZE];
      var future = desk.send(value);
      desk.acknowledge();
      future.get();
      pool.release(value);
    }
    try (Desk<byte[]> desk = Desk.ofArrays("own-refused")) {
      byte[] value = new byte[SIZE];
      desk.send(value);
      if (pool.release(value, false)) {
        throw new AssertionError();
      }
      try {
        pool.release(value, new IllegalStateException("closed"));
        throw new AssertionError();
      } catch (IllegalStateException expected) {
        // It has the buffer still.
      }
    }
    try (Desk<byte[]> desk = Desk.ofArrays("own-another")) {
      byte[] value = new byte[SIZE];
      pool.release(new byte[SIZE]);
      desk.send(value);
      pool.release(new byte[SIZE]);
    }
    try (Desk<byte[]> desk = Desk.ofArrays("own-dropped")) {
      byte[] value = new byte[SIZE];
      var unused = desk.record(value); // and never sent
      pool.release(value);
      desk.send(value);
    }
  }
}
