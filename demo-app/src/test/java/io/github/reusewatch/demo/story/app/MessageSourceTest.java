package io.github.reusewatch.demo.story.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.junit.jupiter.api.Test;

class MessageSourceTest {
  private final BufferPool pool = new BufferPool();
  private final MessageSource source = new MessageSource(pool, 6);

  @Test
  void messagesAreNumberedThroughAndSpreadOverPartitions() {
    List<ProducerRecord<byte[], byte[]>> records = source.next(12);

    assertThat(records)
        .extracting(each -> SequenceKey.sequence(each.key()))
        .containsExactly(0L, 1L, 2L, 3L, 4L, 5L, 6L, 7L, 8L, 9L, 10L, 11L);
    assertThat(records)
        .extracting(ProducerRecord::partition)
        .containsExactly(0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5);
    assertThat(source.built()).isEqualTo(12);
  }

  @Test
  void everyMessageIsOneOfItsTopic() {
    List<ProducerRecord<byte[], byte[]>> records = source.next(100);

    for (ProducerRecord<byte[], byte[]> each : records) {
      MessageType type =
          Arrays.stream(MessageType.values())
              .filter(candidate -> candidate.topic().equals(each.topic()))
              .findFirst()
              .orElseThrow();
      assertThat(type.check(each.value(), SequenceKey.sequence(each.key()))).isEqualTo(Verdict.OK);
    }
    assertThat(records).extracting(ProducerRecord::topic).contains("orders", "metrics");
  }

  @Test
  void arraysComeFromThePool() {
    byte[] array = pool.take();
    pool.giveBack(array);

    assertThat(source.next(1).get(0).value()).isSameAs(array);
  }
}
