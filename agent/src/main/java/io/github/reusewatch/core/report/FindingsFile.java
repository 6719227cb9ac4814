package io.github.reusewatch.core.report;

import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.channels.Channels;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Set;

/** The file of the option {@code findings-file}. */
public final class FindingsFile {
  private FindingsFile() {}

  /**
   * Opens the file for appending; creates it with mode 0600, since findings may hold payload bytes,
   * where the file system knows modes.
   *
   * @param pattern in which {@code %p} is the pid, {@code %h} the host, {@code %t} the start time
   *     (UTC)
   * @throws IOException if it cannot be opened; the message names the path
   */
  public static Outlet open(String pattern) throws IOException {
    Origin origin = new Origin();
    String path = filled(pattern, origin);
    boolean posix = FileSystems.getDefault().supportedFileAttributeViews().contains("posix");
    FileAttribute<?>[] mode =
        posix
            ? new FileAttribute<?>[] {
              PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"))
            }
            : new FileAttribute<?>[0];
    Writer out =
        new OutputStreamWriter(
            Channels.newOutputStream(
                Files.newByteChannel(
                    Path.of(path),
                    Set.of(StandardOpenOption.CREATE, StandardOpenOption.APPEND),
                    mode)),
            StandardCharsets.UTF_8);
    return new JsonLines(out, path, origin);
  }

  /** Asks for what the pattern has only: the JVM is starting. */
  private static String filled(String pattern, Origin origin) {
    String path = pattern;
    if (path.contains("%p")) {
      path = path.replace("%p", Long.toString(origin.pid()));
    }
    if (path.contains("%t")) {
      DateTimeFormatter form = DateTimeFormatter.ofPattern("yyyyMMdd'T'HHmmss'Z'");
      path = path.replace("%t", form.format(ZonedDateTime.now(ZoneOffset.UTC)));
    }
    if (path.contains("%h")) { // last, since nobody knows what is in a host's name
      path = path.replace("%h", origin.host().replace('/', '_'));
    }
    return path;
  }
}
