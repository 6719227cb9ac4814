package io.github.reusewatch.core.report;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class BatchTextTest {
  @Test
  void aFreedBuffer() {
    assertThat(TextReport.text(TestBatch.freed(Wire.AT_RISK, Freed.EXPIRED), "9f2c1e7a"))
        .isEqualTo(
            """
            ==== reusewatch: ERROR CLIENT_BUFFER_FREED_IN_FLIGHT [9f2c1e7a]
            The client's own batch for orders-1 had its buffer given back to the client's pool, and 9000 of its bytes are not written to the network yet.
            The next batch that gets the buffer writes into what is still to be sent: its records may go to orders-1, or the broker refuses what is torn.
              batch     orders-1@?, 16384 bytes
              wire      at-risk, outcome failed:TimeoutException
              freed     the batch expired: delivery.timeout.ms had passed since it was begun
                        thread kafka-producer-network-thread | producer-1
                          at org.apache.kafka.clients.producer.internals.BufferPool.deallocate(BufferPool.java:261)
              taken by  nobody yet, as far as was seen
              producer  org.apache.kafka.clients.producer.KafkaProducer, client.id producer-1, kafka-clients 4.1.1
              next      Upgrade kafka-clients to 4.1.2 or later, which has the fix of KAFKA-19012. Until then set pool=protect: it keeps such buffers out of use.
            SUMMARY: reusewatch: CLIENT_BUFFER_FREED_IN_FLIGHT wire=at-risk orders-1@? batch freed: expired""");
  }

  @Test
  void aChangedBatch() {
    assertThat(TextReport.text(TestBatch.changed(), "9f2c1e7a"))
        .contains(
            """
            ==== reusewatch: ERROR CLIENT_BUFFER_CHANGED_IN_FLIGHT [9f2c1e7a]
            The client's own batch for orders-1 changed after it was closed and before it was sent.
            The network got other bytes than the batch's records: those of payments-0, which had got its buffer, wholly or in part. The broker took them.
              batch     orders-1@1829, 16384 bytes
            """,
            "  taken by  a batch for payments-0, begun by thread http-9\n",
            "  change    crc32c 1c291ca3 -> e3069283 (of what follows the CRC in the batch's header)\n",
            "SUMMARY: reusewatch: CLIENT_BUFFER_CHANGED_IN_FLIGHT wire=changed orders-1@1829 batch freed: expired, taken by payments-0");
  }

  @Test
  void whetherTheBrokerTookItIsSaidOnlyIfItSaidSo() {
    assertThat(TextReport.text(TestBatch.changed("4.1.1", null), "9f2c1e7a"))
        .contains("Whether the broker took them is not known")
        .doesNotContain("The broker took them");
  }

  @Test
  void aRefusalIsSaid() {
    Answer refused = Answer.refused("CorruptRecordException");
    assertThat(TextReport.text(TestBatch.changed("4.1.1", null, refused), "9f2c1e7a"))
        .contains("The broker did not take them: refused:CorruptRecordException.");
  }

  @Test
  void aProtectedBufferSaysWhatTheAgentDid() {
    assertThat(TextReport.text(TestBatch.freed(Wire.PROTECTED, Freed.ABORTED), "9f2c1e7a"))
        .startsWith("==== reusewatch: WARNING CLIENT_BUFFER_FREED_IN_FLIGHT")
        .contains("The agent kept the buffer from the pool: the batch goes out as it was closed.")
        .contains("Until then pool=protect keeps");
  }

  @Test
  void aBufferFreedByACloseHarmsNobodyNow() {
    assertThat(TextReport.text(TestBatch.freed(Wire.AT_RISK, Freed.CLOSED), "9f2c1e7a"))
        .startsWith("==== reusewatch: WARNING")
        .contains("A closed pool hands out no buffer, so nothing follows from it here;");
  }

  @Test
  void aBufferFreedTwiceNamesBothBatches() {
    assertThat(TextReport.text(TestBatch.freed(Wire.AT_RISK, Freed.TWICE), "9f2c1e7a"))
        .contains(
            "The client's own batch for orders-1 shares its buffer with one for payments-0, and both are to be sent.")
        .contains("Two batches get the same buffer")
        .contains("Upgrade kafka-clients to 2.2 or later")
        .contains("  taken by  a batch for payments-0, begun by thread http-9\n");
  }

  @Test
  void whatWasNotSeenIsNotSaid() {
    assertThat(TextReport.text(TestBatch.unknown(), "9f2c1e7a"))
        .contains(
            "whether it got the old ones or the new cannot be known",
            "  wire      unknown, outcome not known yet\n",
            "  freed     not seen\n",
            "  taken by  nobody yet, as far as was seen\n",
            "  change    crc32c 1c291ca3 -> not known (of what follows the CRC in the batch's header)\n",
            "SUMMARY: reusewatch: CLIENT_BUFFER_CHANGED_IN_FLIGHT wire=unknown orders-1@? batch\n"
                .trim());
  }

  @ParameterizedTest
  @EnumSource
  void everyReasonIsInTheTextAndInTheSummary(Freed freed) {
    assertThat(TextReport.text(TestBatch.freed(Wire.AT_RISK, freed), "9f2c1e7a"))
        .contains(freed.why(), "freed: " + freed.text());
  }

  @Test
  void theCauseInTheExitSummaryNamesTheClient() {
    assertThat(SummaryLine.cause(TestBatch.changed()))
        .isEqualTo("CLIENT_BUFFER_CHANGED_IN_FLIGHT orders batch, kafka-clients 4.1.1");
    assertThat(SummaryLine.cause(TestBatch.unknown()))
        .isEqualTo(
            "CLIENT_BUFFER_CHANGED_IN_FLIGHT orders batch, kafka-clients of unknown version");
  }

  @Test
  void theFingerprintIsThatOfTheTopic() {
    assertThat(TestBatch.changed("4.1.1", 5L).fingerprint())
        .isEqualTo(TestBatch.changed("3.9.1", null).fingerprint())
        .isNotEqualTo(TestBatch.freed(Wire.AT_RISK, Freed.EXPIRED).fingerprint());
  }
}
