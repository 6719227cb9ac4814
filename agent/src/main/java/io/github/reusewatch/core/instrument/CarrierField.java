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
    // The methods are defined one by one, since only declared methods are looked at, which spares
    // resolving the client's type hierarchy.
    return builder
        .defineField(
            NAME,
            Object.class,
            Visibility.PRIVATE,
            FieldPersistence.TRANSIENT,
            SyntheticState.SYNTHETIC)
        .implement(Carrier.class)
        .defineMethod(
            "reusewatch$carried", Object.class, Visibility.PUBLIC, SyntheticState.SYNTHETIC)
        .intercept(FieldAccessor.ofField(NAME))
        .defineMethod("reusewatch$carry", void.class, Visibility.PUBLIC, SyntheticState.SYNTHETIC)
        .withParameters(Object.class)
        .intercept(FieldAccessor.ofField(NAME));
  }
}
