package io.github.reusewatch.corpus;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentSkipListSet;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.header.Header;
import org.apache.kafka.common.header.internals.RecordHeader;

/**
 * Headers that are read when they are asked for, as those of a consumed record that is forwarded
 * (KAFKA-12999): not safe across threads before 4.2, so nobody may read them on the I/O thread.
 */
final class LazyHeaders {
  private LazyHeaders() {}

  static List<Case> cases() {
    List<Variant> variants =
        Variants.any()
            .parts(Part.HEADER)
            .containers(Container.ARRAY)
            .sizes(Size.SMALL, Size.KIB)
            .compressions(Compression.NONE)
            .pairs();
    return List.of(
        Case.of("H4", "two-threads", LazyHeaders::twoThreads).over(variants),
        Case.of("H4", "readers-named", LazyHeaders::readersNamed).over(variants));
  }

  /** Each thread has records of its own, over the same headers. */
  private static void twoThreads(Stage stage) throws Exception {
    Producer<Object, Object> producer = stage.producer();
    byte[] content = stage.variant.payload().bytes();
    List<Header> consumed =
        List.of(
            new RecordHeader(
                ByteBuffer.wrap(Message.HEADER.getBytes(StandardCharsets.UTF_8)),
                ByteBuffer.wrap(content)));
    Background.Body forward =
        () -> {
          for (int i = 0; i < 5; i++) {
            byte[] value = Payload.text(32);
            stage.send(
                producer,
                new Message(
                    new ProducerRecord<>(stage.topic, 0, (Object) null, value, consumed),
                    null,
                    value,
                    content));
          }
        };
    Background first = Background.start(forward);
    Background second = Background.start(forward);
    first.join();
    second.join();
  }

  private static void readersNamed(Stage stage) throws Exception {
    Set<String> readers = new ConcurrentSkipListSet<>();
    byte[] content = stage.variant.payload().bytes();
    byte[] value = Payload.text(32);
    Producer<Object, Object> producer = stage.producer();
    Message message =
        new Message(
            new ProducerRecord<>(
                stage.topic, 0, (Object) null, value, List.of(new Watchful(content, readers))),
            null,
            value,
            content);
    stage.send(producer, message, (metadata, exception) -> {});
    producer.flush();
    if (!readers.equals(new TreeSet<>(Set.of(Thread.currentThread().getName())))) {
      throw new IllegalStateException("headers were read by " + readers);
    }
  }

  /** Notes who reads it. */
  private static final class Watchful implements Header {
    private final byte[] content;
    private final Set<String> readers;

    Watchful(byte[] content, Set<String> readers) {
      this.content = content;
      this.readers = readers;
    }

    @Override
    public String key() {
      readers.add(Thread.currentThread().getName());
      return Message.HEADER;
    }

    @Override
    public byte[] value() {
      readers.add(Thread.currentThread().getName());
      return content;
    }
  }
}
