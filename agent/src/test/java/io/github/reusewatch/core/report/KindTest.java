package io.github.reusewatch.core.report;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class KindTest {
  @ParameterizedTest
  @CsvSource({
    "CHANGED_BEFORE_SEND, CHANGED, error",
    "CHANGED_BEFORE_SEND, UNKNOWN, error",
    "CHANGED_BEFORE_SEND, INTACT,  warning",
    "CHANGED_BEFORE_SEND, NONE,    warning",
    "CHANGED_DURING_SEND, CHANGED, error",
    "CHANGED_DURING_SEND, UNKNOWN, error",
    "CHANGED_DURING_SEND, INTACT,  warning",
    "CHANGED_DURING_SEND, NONE,    warning",
    "CHANGED_BEFORE_ACK,  CHANGED, error",
    "CHANGED_BEFORE_ACK,  INTACT,  warning",
    "CHANGED_BEFORE_ACK,  NONE,    warning",
    "CHANGED_BEFORE_ACK,  UNKNOWN, error",
    "CHANGED_BEFORE_ACK,  REFERENCE, error",
    "RESENT_CHANGED,      CHANGED, error",
    "SHARED_SERIALIZER_BUFFER, CHANGED, error",
  })
  void severityIsThatOfWhatTheBrokerGot(Kind kind, Wire wire, String severity) {
    assertThat(kind.severity(wire).text()).isEqualTo(severity);
    assertThat(new TestFinding().kind(kind).wire(wire).make().severity())
        .isEqualTo(kind.severity(wire));
  }

  @ParameterizedTest
  @EnumSource(Wire.class)
  void whenItWas(Wire wire) {
    assertThat(Kind.CHANGED_BEFORE_SEND.when(wire)).isEqualTo("before send was called");
    assertThat(Kind.CHANGED_DURING_SEND.when(wire)).isEqualTo("while send was running");
    assertThat(Kind.CHANGED_BEFORE_ACK.when(wire))
        .isEqualTo(
            wire == Wire.REFERENCE
                ? "after the producer had taken it and before it was acknowledged"
                : wire == Wire.UNKNOWN
                    ? "after send was called and before it was acknowledged"
                    : "after the client had copied it and before it was acknowledged");
  }
}
