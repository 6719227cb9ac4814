package io.github.reusewatch.truth;

import org.apache.kafka.common.utils.Bytes;

/** In which form an application hands memory to the client. */
enum Container {
  ARRAY(0),
  BYTES(0),
  WHOLE_BUFFER(0),
  LIMITED_BUFFER(Container.MARGIN),
  POSITIONED_BUFFER(Container.MARGIN),
  SLICED_BUFFER(Container.MARGIN),
  READ_ONLY_BUFFER(0),
  DIRECT_BUFFER(Container.MARGIN);

  private static final int MARGIN = 16;

  private final int margin;

  Container(int margin) {
    this.margin = margin;
  }

  /** How much memory is needed for so many bytes. */
  int capacity(int size) {
    return size + margin;
  }

  Memory allocate(int size) {
    return this == DIRECT_BUFFER ? Memory.direct(capacity(size)) : Memory.onHeap(capacity(size));
  }

  /** What the record gets. */
  Object around(Memory memory) {
    return switch (this) {
      case ARRAY -> memory.array();
      case BYTES -> Bytes.wrap(memory.array());
      case WHOLE_BUFFER -> memory.buffer();
      case LIMITED_BUFFER, DIRECT_BUFFER -> memory.buffer().limit(memory.capacity() - margin);
      case POSITIONED_BUFFER -> memory.buffer().position(margin);
      case SLICED_BUFFER -> memory.buffer().position(margin).slice();
      case READ_ONLY_BUFFER -> memory.buffer().asReadOnlyBuffer();
    };
  }
}
