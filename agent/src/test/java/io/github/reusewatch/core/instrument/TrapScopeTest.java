package io.github.reusewatch.core.instrument;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TrapScopeTest {
  private final TrapScope everywhere = new TrapScope(List.of());
  private final TrapScope packages = new TrapScope(List.of("com.acme.", "Main", "org.apache."));

  @ParameterizedTest(name = "{0}: {1} {2}")
  @CsvSource({
    "com/acme/Writer, true, true",
    "com/acmes/Writer, true, false",
    "Main, true, true",
    "Main$1, true, true",
    "io/netty/buffer/ByteBuf, true, false",
    // applications of Kafka's own projects
    "org/apache/kafka/streams/KafkaStreams, true, true",
    "org/apache/kafka/clients/producer/KafkaProducer, false, false",
    "org/apache/kafka/common/utils/ByteUtils, false, false",
    "com/acme/shaded/org/apache/kafka/common/utils/ByteUtils, false, false",
    "java/util/Arrays, false, false",
    "javax/crypto/Cipher, false, false",
    "jdk/internal/misc/Unsafe, false, false",
    "sun/nio/ch/IOUtil, false, false",
    "com/sun/crypto/provider/AESCipher, false, false",
    "io/github/reusewatch/core/Agent, false, false",
    "io/github/reusewatch/bridge/WriteBridge, false, false",
    "io/github/reusewatch/premain/AgentMain, false, false",
    "io/opentelemetry/javaagent/bootstrap/A, false, false",
    "net/bytebuddy/ByteBuddy, false, false"
  })
  void includes(String internalName, boolean inAll, boolean inPackages) {
    assertThat(everywhere.includes(internalName)).isEqualTo(inAll);
    assertThat(packages.includes(internalName)).isEqualTo(inPackages);
  }

  @ParameterizedTest
  @CsvSource({
    "io.opentelemetry.javaagent.bootstrap.AgentClassLoader, true",
    "datadog.trace.bootstrap.DatadogClassLoader, true",
    "io.opentelemetry.context.Loader, false",
    "java.net.URLClassLoader, false",
    "net.bytebuddy.dynamic.loading.ByteArrayClassLoader, false"
  })
  void allOfALoaderOfAnAgentIsAnAgents(String loaderClass, boolean ofAgent) {
    assertThat(TrapScope.isOfAgent(loaderClass)).isEqualTo(ofAgent);
  }
}
