package io.github.reusewatch.core.reach;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;

/**
 * A walk from one object to the arrays it holds: through fields, the elements of arrays, and the
 * elements and values of the JDK's collections and maps.
 *
 * <p>Level by level, so that what is nearest is looked at first and an object that can be reached
 * in several ways counts with the shortest.
 */
public final class Reachable {
  /** Steps from the object: a field, an element or a value each. */
  public static final int DEPTH = 3;

  /** For one walk; more is no message but a data structure. */
  public static final int MOST_OBJECTS = 1_000;

  private final MemorySink sink;
  private final IdentityHashMap<Object, Boolean> seen = new IdentityHashMap<>();
  private List<Object> level = new ArrayList<>();
  private List<Object> next = new ArrayList<>();
  private boolean cut;

  private Reachable(MemorySink sink) {
    this.sink = sink;
  }

  /**
   * What a method was given: of its arguments, or, where none of them is more than a number or a
   * text, of the object whose method it is. Never of both: who takes a buffer in an argument, such
   * as a pool, has others, too.
   *
   * @param receiver {@code null} for none
   * @param arguments {@code null} for none
   */
  public static void given(Object receiver, Object[] arguments, MemorySink sink) {
    boolean byArgument = false;
    for (int i = 0; arguments != null && i < arguments.length; i++) {
      if (arguments[i] != null && !Layout.isValue(arguments[i].getClass())) {
        byArgument = true;
        from(arguments[i], sink);
      }
    }
    if (!byArgument && receiver != null) {
      from(receiver, sink);
    }
  }

  static void from(Object root, MemorySink sink) {
    // What is released a million times a second needs no walk.
    if (root instanceof byte[]) {
      sink.memory((byte[]) root, 0, ((byte[]) root).length, false);
    } else if (root instanceof ByteBuffer) {
      buffer((ByteBuffer) root, sink);
    } else if (Layout.of(root.getClass()).isNettyBuffer()) {
      Layout.of(root.getClass()).netty().memory(root, sink);
    } else {
      new Reachable(sink).walk(root);
    }
  }

  private void walk(Object root) {
    found(root);
    for (int depth = 0; depth < DEPTH && !next.isEmpty() && !cut; depth++) {
      List<Object> reached = level;
      level = next;
      next = reached;
      next.clear();
      for (int i = 0; i < level.size() && !cut; i++) {
        Layout.of(level.get(i).getClass()).expand(level.get(i), this::found);
      }
    }
  }

  /**
   * An object was reached.
   *
   * @return whether there may be more
   */
  private boolean found(Object object) {
    if (object == null || cut) {
      return !cut;
    }
    if (object instanceof byte[]) {
      if (count(object)) {
        sink.memory((byte[]) object, 0, ((byte[]) object).length, false);
      }
    } else if (object instanceof ByteBuffer) {
      if (count(object)) {
        buffer((ByteBuffer) object, sink);
      }
    } else if (!Layout.isValue(object.getClass()) && count(object)) {
      Layout layout = Layout.of(object.getClass());
      if (layout.isNettyBuffer()) {
        layout.netty().memory(object, sink);
      } else if (layout.hasParts()) {
        next.add(object);
      }
    }
    return !cut;
  }

  /** Returns whether it is the first time. */
  private boolean count(Object object) {
    if (seen.size() >= MOST_OBJECTS) {
      if (!cut) {
        cut = true;
        sink.cutShort();
      }
      return false;
    }
    return seen.put(object, Boolean.TRUE) == null;
  }

  /** A read-only buffer does not give its array, and a direct one has none. */
  @SuppressWarnings("ByteBufferBackingArray") // which array it is, not what is in it
  private static void buffer(ByteBuffer buffer, MemorySink sink) {
    if (buffer.hasArray()) {
      boolean content = sink.wantsContent();
      sink.memory(
          buffer.array(),
          buffer.arrayOffset() + (content ? buffer.position() : 0),
          content ? buffer.remaining() : buffer.capacity(),
          false);
    }
  }
}
