package io.github.reusewatch.demo.cve.join;

import static io.github.reusewatch.demo.cve.join.CveScene.ORDERS;
import static io.github.reusewatch.demo.cve.join.CveScene.PAYMENTS;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.reusewatch.demo.cve.app.Letter;
import org.apache.kafka.common.TopicPartition;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BatchJoinTest {
  private static final TopicPartition OTHER = new TopicPartition("payments", 3);

  private final CveScene scene = new CveScene();

  @Test
  void everyoneAtHome() {
    assertThat(scene.join().delivery()).isEqualTo(new BatchDelivery(2, 0, 2, 0, 0, 0, 0, 0));
    assertThat(scene.join().flags()).isEqualTo(new BatchFlags(0, 0, 0, 0, 0, 0, 0, 0, 0, 0));
    assertThat(scene.join().example()).isEmpty();
  }

  @Test
  void misroutedAndFlagged() {
    BatchJoin join =
        scene
            .freed(ORDERS, "at-risk")
            .arrived(ORDERS, 7, PAYMENTS, 2)
            .changed(ORDERS, 7, PAYMENTS)
            .join();

    assertThat(join.delivery()).isEqualTo(new BatchDelivery(2, 0, 2, 0, 0, 2, 1, 0));
    assertThat(join.flags()).isEqualTo(new BatchFlags(1, 0, 1, 1, 0, 0, 0, 0, 0, 0));
    assertThat(join.misrouted()).containsExactly(new MisroutedBatch(ORDERS, 7, PAYMENTS, 2));
    assertThat(join.example().orElseThrow().batch()).isEqualTo(join.misrouted().get(0));
  }

  @Test
  void misroutedAndMissed() {
    BatchFlags flags = scene.arrived(ORDERS, 7, PAYMENTS, 2).join().flags();

    assertThat(flags.misroutedAndMissed()).isEqualTo(1);
    assertThat(flags.findings()).isZero();
  }

  @Test
  void whatIsNotKnownDoesNotContradict() {
    BatchFlags flags =
        scene.arrived(ORDERS, 7, PAYMENTS, 2).changed(ORDERS, null, null).join().flags();

    assertThat(flags.changedAndMisrouted()).isEqualTo(1);
    assertThat(flags.misroutedAndMissed()).isZero();
  }

  @Test
  void wrongOffset() {
    BatchFlags flags =
        scene.arrived(ORDERS, 7, PAYMENTS, 2).changed(ORDERS, 8, PAYMENTS).join().flags();

    assertThat(flags.changedUnexplained()).isEqualTo(1);
    assertThat(flags.misroutedAndMissed()).isEqualTo(1);
  }

  @Test
  void wrongTaker() {
    BatchFlags flags =
        scene.arrived(ORDERS, 7, PAYMENTS, 2).changed(ORDERS, 7, OTHER).join().flags();

    assertThat(flags.changedUnexplained()).isEqualTo(1);
    assertThat(flags.misroutedAndMissed()).isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource({"7", ","})
  void flaggedTwice(Integer offset) {
    BatchFlags flags =
        scene
            .arrived(ORDERS, 7, PAYMENTS, 2)
            .changed(ORDERS, 7, PAYMENTS)
            .changed(ORDERS, offset, PAYMENTS)
            .join()
            .flags();

    assertThat(flags.changedAndMisrouted()).isEqualTo(1);
    assertThat(flags.changedUnexplained()).isEqualTo(1);
  }

  @Test
  void tornBatchOfWhichNothingArrived() {
    BatchFlags flags = scene.changed(ORDERS, null, PAYMENTS).join().flags();

    assertThat(flags.changedAndRefused()).isEqualTo(1);
    assertThat(flags.changedUnexplained()).isZero();
  }

  @ParameterizedTest
  @CsvSource({"7", ","})
  void flaggedThoughTheOriginalArrived(Integer offset) {
    BatchJoin join = scene.arrived(ORDERS, 7, ORDERS, 2).changed(ORDERS, offset, PAYMENTS).join();

    assertThat(join.flags().changedButOriginalArrived()).isEqualTo(1);
    assertThat(join.delivery().timedOutAndArrived()).isEqualTo(2);
  }

  @Test
  void changedHasToBeAnnounced() {
    assertThat(
            scene
                .arrived(ORDERS, 7, PAYMENTS, 2)
                .changed(ORDERS, 7, PAYMENTS)
                .freed(ORDERS, "at-risk")
                .join()
                .flags()
                .changedUnannounced())
        .isEqualTo(1);
  }

  @Test
  void protectedAndOtherFindings() {
    BatchFlags flags =
        scene
            .freed(ORDERS, "protected")
            .finding("CHANGED_BEFORE_ACK", "intact", ORDERS, 7, null)
            .finding("CLIENT_BUFFER_CHANGED_IN_FLIGHT", "unknown", ORDERS, 7, null)
            .join()
            .flags();

    assertThat(flags).isEqualTo(new BatchFlags(0, 1, 0, 0, 0, 0, 0, 0, 0, 2));
  }

  @Test
  void batchesEndWhereOffsetsOrSendersDo() {
    BatchJoin join =
        scene
            .arrived(ORDERS, 9, PAYMENTS, 1)
            .arrived(ORDERS, 6, PAYMENTS, 2)
            .arrived(ORDERS, 10, OTHER, 3)
            .join();

    assertThat(join.misrouted())
        .containsExactly(
            new MisroutedBatch(ORDERS, 6, PAYMENTS, 2),
            new MisroutedBatch(ORDERS, 9, PAYMENTS, 1),
            new MisroutedBatch(ORDERS, 10, OTHER, 3));
  }

  @Test
  void whatTheClientSaysIsHeldAgainstWhatArrived() {
    BatchDelivery delivery =
        scene
            .sending(new Letter(OTHER, 0), "acked@0")
            .sending(new Letter(OTHER, 1), "failed:KafkaException")
            .garbled(ORDERS, 7)
            .join()
            .delivery();

    assertThat(delivery).isEqualTo(new BatchDelivery(2, 1, 3, 1, 0, 0, 0, 1));
  }
}
