package io.github.reusewatch.demo.story.app;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class BufferPoolTest {
  private final BufferPool pool = new BufferPool();

  @Test
  void arrayGivenBackLastIsHandedOutNext() {
    byte[] a = pool.take();
    byte[] b = pool.take();
    assertThat(a).hasSize(Frame.SIZE).isNotSameAs(b);

    pool.giveBack(a);
    pool.giveBack(b);

    assertThat(pool.take()).isSameAs(b);
    assertThat(pool.take()).isSameAs(a);
    assertThat(pool.allocated()).isEqualTo(2);
  }

  @Test
  void emptyPoolAllocates() {
    byte[] a = pool.take();
    pool.giveBack(a);
    byte[] b = pool.take();
    byte[] c = pool.take();

    assertThat(b).isSameAs(a);
    assertThat(c).isNotSameAs(a);
    assertThat(pool.allocated()).isEqualTo(2);
  }
}
