package io.github.reusewatch.corpus;

import java.util.Locale;

/** One way in which a case can happen. */
record Variant(
    Part part, Size size, Container container, Delivery delivery, Compression compression) {
  static final Variant PLAIN =
      new Variant(Part.VALUE, Size.SMALL, Container.ARRAY, Delivery.ACKS_1, Compression.NONE);

  Variant of(Part other) {
    return new Variant(other, size, container, delivery, compression);
  }

  Variant of(Size other) {
    return new Variant(part, other, container, delivery, compression);
  }

  Variant of(Container other) {
    return new Variant(part, size, other, delivery, compression);
  }

  Variant of(Delivery other) {
    return new Variant(part, size, container, other, compression);
  }

  Variant of(Compression other) {
    return new Variant(part, size, container, delivery, other);
  }

  /** A header's value is always an array. */
  boolean exists() {
    return container.takes(size) && (part != Part.HEADER || container == Container.ARRAY);
  }

  Payload payload() {
    return container.of(size.bytes);
  }

  /** Fit for a topic's name. */
  String label() {
    return String.join(
        ".",
        part.role(),
        size.label,
        container.label,
        delivery.label,
        compression.name().toLowerCase(Locale.ROOT));
  }
}
