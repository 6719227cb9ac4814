package io.github.reusewatch.it;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import net.bytebuddy.jar.asm.ClassReader;
import net.bytebuddy.jar.asm.ClassWriter;
import net.bytebuddy.jar.asm.commons.ClassRemapper;
import net.bytebuddy.jar.asm.commons.Remapper;
import net.bytebuddy.utility.OpenedClassReader;

/**
 * A Kafka client and what sends with it with other names in them: as a relocation leaves them, or a
 * client of tomorrow might have them.
 */
final class ReshapedClient {
  private static final List<String> SENDING_PACKAGES = List.of("corpus", "scenario", "versions");

  private final Remapper names;

  ReshapedClient(Remapper names) {
    this.names = names;
  }

  /** All as it is, but in jars: class data archives are made of nothing else. */
  static ReshapedClient ofSameNames() {
    return new ReshapedClient(new Remapper(OpenedClassReader.ASM_API) {});
  }

  /**
   * The class path of an application: the client and what sends with it in one jar of the new
   * names, in {@code folder}, and the other libraries as they are.
   */
  List<String> classPath(Path folder) throws IOException {
    List<String> classPath = new ArrayList<>();
    Path jar = folder.resolve("reshaped.jar");
    classPath.add(jar.toString());
    for (String entry : ForkedJvm.applicationClassPath()) {
      if (entry.contains("kafka-clients")) {
        writeJar(jar, Path.of(entry));
      } else if (!entry.endsWith("test-classes")) {
        classPath.add(entry);
      }
    }
    return classPath;
  }

  /** A client and what sends with it in one jar of the new names. */
  void writeJar(Path jar, Path kafkaClients) throws IOException {
    try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
      copyJar(kafkaClients, out);
      for (String sending : SENDING_PACKAGES) {
        copyPackage("io/github/reusewatch/" + sending, out);
      }
    }
  }

  private void copyJar(Path path, JarOutputStream out) throws IOException {
    try (JarFile jar = new JarFile(path.toFile())) {
      for (JarEntry entry : (Iterable<JarEntry>) jar.stream()::iterator) {
        if (!entry.isDirectory() && !entry.getName().startsWith("META-INF/")) {
          try (InputStream in = jar.getInputStream(entry)) {
            add(entry.getName(), in.readAllBytes(), out);
          }
        }
      }
    }
  }

  private void copyPackage(String name, JarOutputStream out) throws IOException {
    Path folder = Path.of("target", "test-classes");
    try (Stream<Path> files = Files.walk(folder.resolve(name))) {
      for (Path file : (Iterable<Path>) files.filter(Files::isRegularFile)::iterator) {
        add(
            folder.relativize(file).toString().replace(File.separatorChar, '/'),
            Files.readAllBytes(file),
            out);
      }
    }
  }

  private void add(String name, byte[] bytes, JarOutputStream out) throws IOException {
    boolean isClass = name.endsWith(".class");
    out.putNextEntry(
        new JarEntry(
            isClass ? names.mapType(name.substring(0, name.length() - 6)) + ".class" : name));
    out.write(isClass ? renamed(bytes) : bytes);
    out.closeEntry();
  }

  private byte[] renamed(byte[] classFile) {
    ClassWriter writer = new ClassWriter(0);
    new ClassReader(classFile).accept(new ClassRemapper(writer, names), 0);
    return writer.toByteArray();
  }
}
