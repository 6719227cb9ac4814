package io.github.reusewatch.demo.bench;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Variants on the command line. */
final class VariantConverter implements ITypeConverter<Variant> {
  @Override
  public Variant convert(String text) {
    try {
      return Variant.of(text);
    } catch (IllegalArgumentException e) {
      throw new TypeConversionException(e.getMessage());
    }
  }
}
