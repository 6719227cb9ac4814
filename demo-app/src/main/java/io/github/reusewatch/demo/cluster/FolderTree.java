package io.github.reusewatch.demo.cluster;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;

/** Deletes a folder with all that is in it. */
final class FolderTree extends SimpleFileVisitor<Path> {
  static void delete(Path folder) throws IOException {
    if (Files.exists(folder)) {
      Files.walkFileTree(folder, new FolderTree());
    }
  }

  private FolderTree() {}

  @Override
  public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
    Files.deleteIfExists(file);
    return FileVisitResult.CONTINUE;
  }

  @Override
  public FileVisitResult postVisitDirectory(Path folder, IOException failed) throws IOException {
    if (failed != null) {
      throw failed;
    }
    Files.deleteIfExists(folder);
    return FileVisitResult.CONTINUE;
  }
}
