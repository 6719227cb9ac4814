package io.github.reusewatch.core.reach;

import java.util.Collection;
import java.util.Collections;
import java.util.ConcurrentModificationException;
import java.util.Hashtable;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Vector;
import java.util.function.Predicate;

/**
 * The collections and maps that may be iterated: the JDK's plain ones. Not those that wrap another,
 * which may be a class of the application's, and not those that lock: what is made for several
 * threads (all of {@code java.util.concurrent}, too) is a pool or a queue, not a message.
 */
final class JdkContainers {
  private JdkContainers() {}

  static boolean isOne(Class<?> type) {
    String name = type.getName();
    if (type == Optional.class) {
      return true;
    }
    return name.startsWith("java.util.")
        && name.indexOf('.', "java.util.".length()) < 0
        && (Collection.class.isAssignableFrom(type) || Map.class.isAssignableFrom(type))
        && !Vector.class.isAssignableFrom(type)
        && !Hashtable.class.isAssignableFrom(type)
        && !wrapsAnother(name);
  }

  private static boolean wrapsAnother(String name) {
    return name.startsWith("java.util.Abstract")
        || (name.startsWith("java.util.Collections$")
            && !name.startsWith("java.util.Collections$Singleton")
            && !name.startsWith("java.util.Collections$Empty"));
  }

  static void expand(Object container, Predicate<Object> found) {
    try {
      for (Object element : elements(container)) {
        if (!found.test(element)) {
          return;
        }
      }
    } catch (ConcurrentModificationException | NoSuchElementException e) {
      // Another thread is changing it: what was seen by now has to do.
    }
  }

  private static Collection<?> elements(Object container) {
    if (container instanceof Optional) {
      return Collections.singleton(((Optional<?>) container).orElse(null));
    }
    return container instanceof Map ? ((Map<?, ?>) container).values() : (Collection<?>) container;
  }
}
