package io.github.reusewatch.core.watch;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.reusewatch.core.config.Config;
import io.github.reusewatch.core.config.Options;
import io.github.reusewatch.core.report.Role;
import java.util.Map;
import java.util.Properties;
import org.junit.jupiter.api.Test;

class TopicsTest {
  @Test
  void aTopicIsLookedAtOnce() throws Exception {
    Topics topics = topics("a*");
    assertThat(topics.named("ab"))
        .isSameAs(topics.named("ab"))
        .extracting("watched")
        .isEqualTo(true);
    assertThat(topics.named("b").watched).isFalse();
  }

  @Test
  void moreTopicsThanAreRememberedAreStillFiltered() throws Exception {
    Topics topics = topics("a*");
    for (int i = 0; i < 10_000; i++) {
      topics.named("a" + i);
    }
    assertThat(topics.named("abc").watched).isTrue();
    assertThat(topics.named("xyz").watched).isFalse();
    assertThat(topics.named("abc")).isNotSameAs(topics.named("abc"));
    assertThat(topics.named("abc").remembered).isFalse();
    assertThat(topics.named("a0").remembered).isTrue();
  }

  @Test
  void onlyWhatAllSerializersLeaveOutIsKnownToBeLeftOut() {
    Topic topic = new Topic("t", true, true);
    assertThat(topic.serializesTailOnly(Role.VALUE)).isFalse();
    topic.serializes(Role.VALUE, Extent.TAIL);
    assertThat(topic.serializesTailOnly(Role.VALUE)).isTrue();
    assertThat(topic.serializesTailOnly(Role.KEY)).isFalse();
    assertThat(topic.serializesHead(Role.VALUE)).isFalse();
    topic.serializes(Role.VALUE, Extent.WHOLE);
    topic.serializes(Role.VALUE, Extent.TAIL);
    assertThat(topic.serializesTailOnly(Role.VALUE)).isFalse();
    assertThat(topic.serializesHead(Role.VALUE)).isTrue();
  }

  private static Topics topics(String filter) throws Exception {
    return new Topics(
        Config.read("topics=" + filter, new Properties(), Map.of()).get(Options.TOPICS));
  }
}
