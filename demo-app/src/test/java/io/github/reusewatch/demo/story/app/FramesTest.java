package io.github.reusewatch.demo.story.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class FramesTest {
  private static byte[] message(MessageType type, long sequence) {
    byte[] array = new byte[Frame.SIZE];
    type.fill(array, sequence);
    return array;
  }

  @ParameterizedTest
  @EnumSource
  void wholeMessageOfItsKeyIsOk(MessageType type) {
    assertThat(type.check(message(type, 0), 0)).isEqualTo(Verdict.OK);
    assertThat(type.check(message(type, 999_999_999_999L), 999_999_999_999L)).isEqualTo(Verdict.OK);
  }

  @ParameterizedTest
  @EnumSource
  void wholeMessageOfAnotherKeyIsTold(MessageType type) {
    assertThat(type.check(message(type, 42), 43)).isEqualTo(Verdict.OTHER_MESSAGE);
  }

  @ParameterizedTest
  @EnumSource
  void everyByteCounts(MessageType type) {
    for (int i = 0; i < Frame.SIZE; i++) {
      byte[] value = message(type, 42);
      value[i] ^= 1;
      assertThat(type.check(value, 42)).as("byte %d", i).isNotEqualTo(Verdict.OK);
    }
  }

  @ParameterizedTest
  @EnumSource
  void halfOfOneMessageAndHalfOfAnotherAreTold(MessageType type) {
    byte[] torn = message(type, 42);
    System.arraycopy(message(type, 43), 0, torn, 0, Frame.SIZE / 2);

    assertThat(type.check(torn, 42)).isEqualTo(Verdict.BAD_CHECKSUM);
    assertThat(type.check(torn, 43)).isEqualTo(Verdict.BAD_CHECKSUM);
  }

  @ParameterizedTest
  @ValueSource(ints = {0x00, 0x1f, 0x80, 0xff})
  void oneByteThatNoTextHasIsTold(int wrong) {
    byte[] order = message(MessageType.ORDERS, 42);
    order[100] = (byte) wrong;

    assertThat(MessageType.ORDERS.check(order, 42)).isEqualTo(Verdict.NOT_ASCII);
  }

  @Test
  void messagesOfTheOtherTypeAreTold() {
    assertThat(MessageType.ORDERS.check(message(MessageType.METRICS, 42), 42))
        .isEqualTo(Verdict.NOT_ASCII);
    assertThat(MessageType.METRICS.check(message(MessageType.ORDERS, 42), 42))
        .isEqualTo(Verdict.BAD_CHECKSUM);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 4, 255, 257})
  void otherLengthsAreTold(int length) {
    byte[] order = Arrays.copyOf(message(MessageType.ORDERS, 42), length);
    for (int i = Frame.SIZE; i < length; i++) {
      order[i] = 'A';
    }
    assertThat(MessageType.ORDERS.check(order, 42)).isEqualTo(Verdict.BAD_CHECKSUM);
    byte[] metrics = Arrays.copyOf(message(MessageType.METRICS, 42), length);
    assertThat(MessageType.METRICS.check(metrics, 42)).isEqualTo(Verdict.BAD_CHECKSUM);
  }

  @Test
  void ordersAreReadable() {
    assertThat(new String(message(MessageType.ORDERS, 42), StandardCharsets.US_ASCII))
        .matches("seq=000000000042\\|sku=[A-Z]{222}\\|crc=[0-9a-f]{8}");
  }

  @Test
  void keyCarriesTheSequence() {
    assertThat(SequenceKey.sequence(SequenceKey.of(123_456_789_012L))).isEqualTo(123_456_789_012L);
  }

  @Test
  void checksumIsCrc32c() {
    assertThat(Crc32c.hex(Crc32c.of("123456789".getBytes(StandardCharsets.US_ASCII))))
        .isEqualTo("e3069283");
  }
}
