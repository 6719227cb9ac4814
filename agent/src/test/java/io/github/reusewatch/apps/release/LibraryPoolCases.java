package io.github.reusewatch.apps.release;

import io.netty.buffer.AdaptiveByteBufAllocator;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufAllocator;
import io.netty.buffer.PooledByteBufAllocator;
import io.netty.buffer.Unpooled;
import io.netty.buffer.UnpooledByteBufAllocator;
import io.netty.util.ResourceLeakDetector;
import java.nio.ByteBuffer;
import java.util.List;
import org.apache.commons.pool2.BasePooledObjectFactory;
import org.apache.commons.pool2.ObjectPool;
import org.apache.commons.pool2.PooledObject;
import org.apache.commons.pool2.impl.DefaultPooledObject;
import org.apache.commons.pool2.impl.GenericObjectPool;

/** One send each, and when its memory goes back to a pool of Netty's or of commons-pool. */
public final class LibraryPoolCases {
  private static final int SIZE = 256;

  private LibraryPoolCases() {}

  public static void main(String[] arguments) throws Exception {
    PooledByteBufAllocator pooled = new PooledByteBufAllocator(false);
    memory("netty-pooled", pooled);
    memory("netty-adaptive", new AdaptiveByteBufAllocator(false));
    memory("netty-unpooled", UnpooledByteBufAllocator.DEFAULT);
    ResourceLeakDetector.setLevel(ResourceLeakDetector.Level.PARANOID);
    memory("netty-leak-aware", pooled);
    ResourceLeakDetector.setLevel(ResourceLeakDetector.Level.DISABLED);
    views(pooled);
    neighbour("netty-neighbour", pooled);
    neighbour("netty-adaptive-neighbour", new AdaptiveByteBufAllocator(false));
    commonsPool();
  }

  private static ByteBuf filled(ByteBufAllocator allocator) {
    return allocator.heapBuffer(SIZE).writeZero(SIZE);
  }

  private static void memory(String topic, ByteBufAllocator allocator) throws Exception {
    try (Desk<ByteBuffer> desk = Desk.ofBuffers(topic)) {
      ByteBuf buffer = filled(allocator);
      desk.send(buffer.nioBuffer());
      if (buffer.retain().release()) {
        throw new AssertionError("not yet");
      }
      buffer.release(); // memory
    }
  }

  private static void views(ByteBufAllocator allocator) throws Exception {
    try (Desk<ByteBuffer> desk = Desk.ofBuffers("netty-slice")) {
      ByteBuf buffer = filled(allocator);
      desk.send(buffer.nioBuffer());
      buffer.slice(10, 10).release(); // slice
    }
    try (Desk<ByteBuffer> desk = Desk.ofBuffers("netty-retained-slice")) {
      ByteBuf buffer = filled(allocator);
      desk.send(buffer.nioBuffer());
      buffer.retainedSlice(10, 10).release();
      desk.acknowledge();
      buffer.release();
    }
    try (Desk<ByteBuffer> desk = Desk.ofBuffers("netty-last-retained-slice")) {
      ByteBuf buffer = filled(allocator);
      ByteBuf slice = buffer.retainedSlice(10, 10);
      desk.send(buffer.nioBuffer());
      buffer.release();
      slice.release(); // last-retained-slice
    }
    try (Desk<ByteBuffer> desk = Desk.ofBuffers("netty-read")) {
      ByteBuf buffer = filled(allocator);
      desk.send(buffer.nioBuffer());
      buffer.skipBytes(SIZE).release(); // read
    }
    try (Desk<byte[]> desk = Desk.ofArrays("netty-wrapped")) {
      byte[] value = new byte[SIZE];
      desk.send(value);
      Unpooled.wrappedBuffer(value).release(); // wrapped
    }
    try (Desk<ByteBuffer> desk = Desk.ofBuffers("netty-composite")) {
      ByteBuf buffer = filled(allocator);
      desk.send(buffer.nioBuffer());
      Unpooled.compositeBuffer().addComponent(true, buffer).release(); // composite
    }
    try (Desk<ByteBuffer> desk = Desk.ofBuffers("netty-unreleasable")) {
      ByteBuf buffer = filled(allocator);
      desk.send(buffer.nioBuffer());
      Unpooled.unreleasableBuffer(buffer).release();
      desk.acknowledge();
      buffer.release();
    }
  }

  private static void neighbour(String topic, ByteBufAllocator allocator) throws Exception {
    try (Desk<ByteBuffer> desk = Desk.ofBuffers(topic)) {
      ByteBuf before = filled(allocator);
      ByteBuf buffer = filled(allocator);
      ByteBuf after = filled(allocator);
      if (before.array() != buffer.array() || after.array() != buffer.array()) {
        throw new AssertionError("not in one chunk");
      }
      desk.send(buffer.nioBuffer());
      before.release();
      after.release();
      desk.acknowledge();
      buffer.release();
    }
  }

  private static void commonsPool() throws Exception {
    try (ObjectPool<List<byte[]>> pool = new GenericObjectPool<>(new Buffers())) {
      try (Desk<byte[]> desk = Desk.ofArrays("commons-in-flight")) {
        List<byte[]> lent = pool.borrowObject();
        desk.send(lent.get(0));
        pool.returnObject(lent); // commons-in-flight
      }
      try (Desk<byte[]> desk = Desk.ofArrays("commons-another")) {
        List<byte[]> lent = pool.borrowObject();
        List<byte[]> another = pool.borrowObject();
        desk.send(lent.get(0));
        pool.returnObject(another);
        desk.acknowledge();
        pool.returnObject(lent);
      }
    }
  }

  private static final class Buffers extends BasePooledObjectFactory<List<byte[]>> {
    @Override
    public List<byte[]> create() {
      return List.of(new byte[SIZE]);
    }

    @Override
    public PooledObject<List<byte[]>> wrap(List<byte[]> buffers) {
      return new DefaultPooledObject<>(buffers);
    }
  }
}
