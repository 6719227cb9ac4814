package io.github.reusewatch.core.reach;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** How the objects of one class are looked into. Kept with the class, and found once. */
final class Layout {
  private static final ClassValue<Layout> LAYOUTS =
      new ClassValue<>() {
        @Override
        protected Layout computeValue(Class<?> type) {
          return new Layout(type);
        }
      };

  private final Class<?> type;

  /** Of which the values may hold memory; empty for a class that is not looked into. */
  private final Field[] fields;

  private final boolean container;

  /** {@code null} if it is none of Netty's own buffers. */
  private final NettyBuffer netty;

  private Layout(Class<?> type) {
    this.type = type;
    this.netty = NettyBuffer.of(type);
    this.container = JdkContainers.isOne(type);
    this.fields =
        netty != null || container || type.isArray() || isLeftOut(type)
            ? new Field[0]
            : fieldsOf(type);
  }

  static Layout of(Class<?> type) {
    return LAYOUTS.get(type);
  }

  /** A number, a text or the like: nothing is in it. */
  static boolean isValue(Class<?> type) {
    return type == String.class
        || type == Integer.class
        || type == Long.class
        || type == Boolean.class
        || type.isEnum()
        || type.isPrimitive()
        || type == Class.class
        || (Number.class.isAssignableFrom(type) && type.getName().startsWith("java."))
        || type == Character.class
        || (type.isArray() && type.getComponentType().isPrimitive() && type != byte[].class);
  }

  /**
   * The JDK's own classes (other than containers) are closed to reflection, and what threads share
   * (executors, locks, references) is no part of a message. Of Netty's, only buffers and what holds
   * them: from a channel or an allocator one reaches the buffers of everybody.
   */
  private static boolean isLeftOut(Class<?> type) {
    String name = type.getName();
    return type.getClassLoader() == null
        || Thread.class.isAssignableFrom(type)
        || ClassLoader.class.isAssignableFrom(type)
        || java.lang.ref.Reference.class.isAssignableFrom(type)
        || NettyBuffer.isMachinery(name);
  }

  private static Field[] fieldsOf(Class<?> type) {
    List<Field> fields = new ArrayList<>();
    for (Class<?> each = type; each != null && each.getClassLoader() != null; ) {
      for (Field field : declaredFields(each)) {
        if (!Modifier.isStatic(field.getModifiers())
            && !isValue(field.getType())
            && isOpen(field)) {
          fields.add(field);
        }
      }
      each = each.getSuperclass();
    }
    return fields.toArray(new Field[0]);
  }

  private static Field[] declaredFields(Class<?> type) {
    try {
      return type.getDeclaredFields();
    } catch (LinkageError e) {
      return new Field[0]; // a field is of a class that is not there
    }
  }

  private static boolean isOpen(Field field) {
    try {
      field.setAccessible(true);
      return true;
    } catch (RuntimeException e) {
      return false; // of a named module that is not open to the agent
    }
  }

  boolean isNettyBuffer() {
    return netty != null;
  }

  NettyBuffer netty() {
    return netty;
  }

  boolean hasParts() {
    return container || fields.length > 0 || Object[].class.isAssignableFrom(type);
  }

  /**
   * Gives what an object of this class holds.
   *
   * @param found says whether it takes more
   */
  void expand(Object object, Predicate<Object> found) {
    if (container) {
      JdkContainers.expand(object, found);
    } else if (object instanceof Object[]) {
      for (Object element : (Object[]) object) {
        if (!found.test(element)) {
          return;
        }
      }
    } else {
      for (Field field : fields) {
        try {
          if (!found.test(field.get(object))) {
            return;
          }
        } catch (IllegalAccessException e) {
          throw new IllegalStateException("was made accessible", e);
        }
      }
    }
  }
}
