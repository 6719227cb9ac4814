package io.github.reusewatch.demo.bench;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Sizes on the command line. */
final class SizeConverter implements ITypeConverter<Size> {
  @Override
  public Size convert(String text) {
    try {
      return Size.of(text);
    } catch (IllegalArgumentException e) {
      throw new TypeConversionException(e.getMessage());
    }
  }
}
