package io.github.reusewatch.core.reach;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.buffer.AdaptiveByteBufAllocator;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.DefaultByteBufHolder;
import io.netty.buffer.PooledByteBufAllocator;
import io.netty.buffer.Unpooled;
import io.netty.buffer.UnpooledByteBufAllocator;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class NettyBufferTest {
  private final Reached reached = new Reached();

  @BeforeEach
  void allOfABuffer() {
    reached.content = false;
  }

  @Test
  void orWhatIsToBeReadOfIt() {
    reached.content = true;
    ByteBuf buffer = PooledByteBufAllocator.DEFAULT.heapBuffer(100).writeZero(50).skipBytes(10);
    assertThat(from(buffer)).containsExactly("40 bytes from " + (buffer.arrayOffset() + 10));
    buffer.release();
  }

  @Test
  void ofAPooledBufferItsPartOfTheChunk() {
    PooledByteBufAllocator allocator = new PooledByteBufAllocator(false);
    ByteBuf first = allocator.heapBuffer(100);
    ByteBuf second = allocator.heapBuffer(100);
    assertThat(second.array()).as("one chunk").isSameAs(first.array());
    assertThat(from(first)).containsExactly("100 bytes from " + first.arrayOffset());
    assertThat(from(second)).containsExactly("100 bytes from " + second.arrayOffset());
    first.release();
    second.release();
  }

  @Test
  void ofAnAdaptiveBufferItsPartOfTheChunk() {
    AdaptiveByteBufAllocator allocator = new AdaptiveByteBufAllocator(false);
    ByteBuf first = allocator.heapBuffer(100);
    ByteBuf second = allocator.heapBuffer(100);
    assertThat(second.array()).as("one chunk").isSameAs(first.array());
    assertThat(second.arrayOffset()).isNotEqualTo(first.arrayOffset());
    assertThat(from(second)).containsExactly("100 bytes from " + second.arrayOffset());
    first.release();
    second.release();
  }

  @Test
  void ofAnUnpooledBufferItsArray() {
    assertThat(from(UnpooledByteBufAllocator.DEFAULT.heapBuffer(100)))
        .containsExactly("100 bytes from 0");
    assertThat(from(Unpooled.wrappedBuffer(new byte[10]))).containsExactly("10 bytes from 0");
  }

  @Test
  void aSliceADuplicateAndAWrapperAreViews() {
    ByteBuf buffer = PooledByteBufAllocator.DEFAULT.heapBuffer(100).writeZero(100);
    int offset = buffer.arrayOffset();
    assertThat(from(buffer.slice(10, 20)))
        .containsExactly("20 bytes from " + (offset + 10) + " of a view");
    assertThat(from(buffer.retainedSlice(10, 20)))
        .containsExactly("20 bytes from " + (offset + 10) + " of a view");
    assertThat(from(buffer.duplicate())).containsExactly("100 bytes from " + offset + " of a view");
    assertThat(from(Unpooled.unreleasableBuffer(buffer)))
        .containsExactly("100 bytes from " + offset + " of a view");
    assertThat(from(Unpooled.compositeBuffer().addComponent(true, buffer)))
        .containsExactly("100 bytes from " + offset + " of a view");
  }

  @Test
  void whatIsReleasedOrOutsideTheHeapHasNone() {
    ByteBuf released = UnpooledByteBufAllocator.DEFAULT.heapBuffer(100);
    released.release();
    assertThat(from(released)).isEmpty();
    assertThat(from(PooledByteBufAllocator.DEFAULT.directBuffer(100))).isEmpty();
  }

  @Test
  void throughAHolderAndNotThroughAnAllocator() {
    ByteBuf buffer = Unpooled.wrappedBuffer(new byte[10]);
    assertThat(from(new DefaultByteBufHolder(buffer))).containsExactly("10 bytes from 0");
    assertThat(from(List.of(buffer))).containsExactly("10 bytes from 0");
    PooledByteBufAllocator.DEFAULT.heapBuffer(100).release();
    assertThat(from(PooledByteBufAllocator.DEFAULT)).isEmpty();
  }

  private List<String> from(Object root) {
    reached.texts.clear();
    Reachable.from(root, reached);
    return reached.texts;
  }
}
