package io.github.reusewatch.core.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import io.github.reusewatch.core.config.Choices.LogLevel;
import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FindingsFileTest {
  @TempDir Path folder;

  @Test
  void isCreatedAtOnceForItsOwnerOnly() throws IOException {
    assumeThat(FileSystems.getDefault().supportedFileAttributeViews()).contains("posix");
    Path file = folder.resolve("findings.jsonl");
    FindingsFile.open(file.toString()).close();
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
        .isEqualTo("rw-------");
    assertThat(file).isEmptyFile();
  }

  @Test
  void aFileThatExistsIsAppendedTo() throws IOException {
    Path file = Files.writeString(folder.resolve("findings.jsonl"), "{\"of\":\"another run\"}\n");
    write(file.toString());
    write(file.toString());
    assertThat(Files.readAllLines(file))
        .hasSize(3)
        .startsWith("{\"of\":\"another run\"}")
        .allMatch(line -> line.startsWith("{") && line.endsWith("}"));
  }

  @Test
  void aLineIsInTheFileBeforeTheFileIsClosed() throws Exception {
    Path file = folder.resolve("findings.jsonl");
    try (Outlet outlet = FindingsFile.open(file.toString())) {
      outlet.accept(new TestFinding().make(), "9f2c1e7a", 1);
      assertThat(Files.readString(file)).endsWith("}\n");
    }
  }

  @Test
  void linesNameThisProcessAndHost() throws IOException {
    Path file = folder.resolve("findings.jsonl");
    write(file.toString());
    assertThat(Files.readString(file))
        .contains(
            "\"jvm\":{\"pid\":"
                + ProcessHandle.current().pid()
                + ",\"host\":\""
                + HostName.get()
                + "\"}");
  }

  @Test
  void placeholdersArePidHostAndStartTime() throws IOException {
    FindingsFile.open(folder.resolve("%p-%p_%h_%t.jsonl").toString()).close();
    long pid = ProcessHandle.current().pid();
    assertThat(files())
        .singleElement()
        .asString()
        .startsWith(pid + "-" + pid + "_" + HostName.get() + "_")
        .matches(".*_\\d{8}T\\d{6}Z\\.jsonl");
  }

  @Test
  void aFullDiskIsSaidWithTheFileThatGetsNoMore() throws Exception {
    Path full = Path.of("/dev/full");
    assumeThat(full).exists();
    StandardError err = new StandardError(LogLevel.WARN);
    FindingQueue queue = new FindingQueue(2);
    FindingCounts counts = new FindingCounts();
    Reporter reporter =
        new Reporter(
            new LateThread("reusewatch-reporter"),
            queue,
            List.of(FindingsFile.open(full.toString())),
            counts,
            err.console,
            () -> 0,
            () -> null);
    queue.add(new TestFinding().make());
    queue.add(new TestFinding().make());
    reporter.start();
    reporter.finish(30_000, () -> null);
    assertThat(counts.total()).isEqualTo(2);
    assertThat(err.lines())
        .singleElement()
        .asString()
        .startsWith("reusewatch: no further findings to /dev/full: java.io.IOException: ")
        .endsWith(". Findings are still counted and go to the other outlets.");
  }

  @Test
  void anUnwritablePathIsNamed() {
    Path file = folder.resolve("missing").resolve("findings.jsonl");
    assertThatThrownBy(() -> FindingsFile.open(file.toString()))
        .isInstanceOf(IOException.class)
        .hasMessageContaining(file.toString());
    assertThatThrownBy(() -> FindingsFile.open(folder.toString()))
        .isInstanceOf(IOException.class)
        .hasMessageContaining(folder.toString());
  }

  @Test
  void isCalledAsThePathItHasInTheEnd() throws IOException {
    try (Outlet outlet = FindingsFile.open(folder.resolve("%p.jsonl").toString())) {
      assertThat(outlet.name())
          .isEqualTo(folder.resolve(ProcessHandle.current().pid() + ".jsonl").toString());
    }
  }

  private static void write(String pattern) throws IOException {
    try (Outlet outlet = FindingsFile.open(pattern)) {
      outlet.accept(new TestFinding().make(), "9f2c1e7a", 1);
    }
  }

  private List<String> files() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).collect(Collectors.toList());
    }
  }
}
