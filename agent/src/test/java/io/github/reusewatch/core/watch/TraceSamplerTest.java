package io.github.reusewatch.core.watch;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.reusewatch.core.config.Choices.Stacks;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class TraceSamplerTest {
  private final TraceSampler sampler = new TraceSampler();

  @Test
  void takesTheFirstAndThenOneIn256() {
    assertThat(IntStream.range(0, 600).filter(i -> sampler.take(Stacks.SAMPLED, false) != null))
        .containsExactly(0, 256, 512);
  }

  @Test
  void takesAllOnATopicThatHadAFinding() {
    sampler.take(Stacks.SAMPLED, true);
    assertThat(sampler.take(Stacks.SAMPLED, true)).isNotNull();
    assertThat(sampler.take(Stacks.SAMPLED, true)).isNotSameAs(sampler.last());
  }

  @Test
  void remembersTheLastSample() {
    assertThat(sampler.take(Stacks.SAMPLED, false)).isSameAs(sampler.last());
    assertThat(sampler.take(Stacks.SAMPLED, false)).isNull();
    assertThat(sampler.last()).isNotNull();
  }

  @Test
  void takesNoneWhenOff() {
    assertThat(sampler.take(Stacks.OFF, true)).isNull();
    assertThat(sampler.last()).isNull();
  }
}
