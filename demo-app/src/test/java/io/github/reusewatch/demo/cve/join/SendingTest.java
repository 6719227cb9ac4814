package io.github.reusewatch.demo.cve.join;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.reusewatch.demo.cve.app.Letter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.kafka.common.TopicPartition;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SendingTest {
  private static final String HEADING = "topic,partition,number,outcome\n";

  @TempDir private Path folder;

  private Path file(String lines) throws IOException {
    return Files.writeString(folder.resolve("sent.csv"), HEADING + lines);
  }

  @Test
  void everyLine() throws IOException {
    assertThat(Sending.read(file("orders,1,7,acked@12\norders,2,8,failed:TimeoutException\n")))
        .containsExactly(
            new Sending(new Letter(new TopicPartition("orders", 1), 7), "acked@12"),
            new Sending(new Letter(new TopicPartition("orders", 2), 8), "failed:TimeoutException"));
  }

  @Test
  void lineCutShortIsNamed() throws IOException {
    Path file = file("orders,1,7,acked@12\norders,2");

    assertThatThrownBy(() -> Sending.read(file))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("sent.csv is not understood: orders,2");
  }
}
