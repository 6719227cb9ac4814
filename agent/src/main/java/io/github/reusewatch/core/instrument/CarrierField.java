package io.github.reusewatch.core.instrument;

import io.github.reusewatch.bridge.Carrier;
import net.bytebuddy.description.modifier.FieldPersistence;
import net.bytebuddy.description.modifier.SyntheticState;
import net.bytebuddy.description.modifier.Visibility;
import net.bytebuddy.dynamic.DynamicType;
import net.bytebuddy.implementation.FieldAccessor;

/**
 * The field in which the agent keeps what it knows of an instance. Private, transient and
 * synthetic: for serializers and mappers it is not there.
 */
final class CarrierField {
  private static final String NAME = "reusewatch$carried";

  private CarrierField() {}

  static DynamicType.Builder<?> addTo(DynamicType.Builder<?> builder) {
    return builder
        .defineField(
            NAME,
            Object.class,
            Visibility.PRIVATE,
            FieldPersistence.TRANSIENT,
            SyntheticState.SYNTHETIC)
        .implement(Carrier.class)
        .intercept(FieldAccessor.ofField(NAME));
  }
}
