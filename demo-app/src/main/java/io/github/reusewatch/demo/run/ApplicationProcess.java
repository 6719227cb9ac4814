package io.github.reusewatch.demo.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** The application, running. Its standard input stays open until it is to stop. */
public final class ApplicationProcess implements AutoCloseable {
  private static final Duration STOP_BOUND = Duration.ofSeconds(40);
  private static final int TAIL_LINES = 25;

  private final ApplicationOutput output;
  private final Path log;
  private final ChildProcess child;
  private final Process process;
  private final Thread reader;

  /**
   * Starts the application.
   *
   * @param command its command line
   * @param output what reads its output
   * @param results its working folder
   * @throws IOException if it cannot be started
   */
  public ApplicationProcess(List<String> command, ApplicationOutput output, Results results)
      throws IOException {
    this.output = output;
    this.log = results.applicationLog();
    this.child =
        new ChildProcess(
            new ProcessBuilder(command)
                .directory(results.folder().toFile())
                .redirectErrorStream(true));
    this.process = child.start();
    this.reader = new Thread(() -> output.readAll(process.inputReader()), "application-output");
    reader.setDaemon(true);
    reader.start();
  }

  /**
   * Waits for the application to say something.
   *
   * @param beginning of the message, without the time before it
   * @throws IOException with the end of its output, if it ended before that
   */
  public void await(String beginning) throws InterruptedException, IOException {
    if (!output.await(beginning)) {
      throw ended("before it said \"" + beginning + "\"");
    }
  }

  /**
   * Gives the application a line on its standard input.
   *
   * @throws IOException if nobody reads it any more
   */
  public void goOn() throws IOException {
    process.getOutputStream().write('\n');
    process.getOutputStream().flush();
  }

  /**
   * Lets the application send what it has, and waits until it has ended and all its output is read.
   *
   * @throws IOException if it does not end, or with an error
   */
  public void stop() throws InterruptedException, IOException {
    if (!process.isAlive()) {
      throw ended("before it was told to");
    }
    process.getOutputStream().close();
    if (!process.waitFor(STOP_BOUND.toMillis(), TimeUnit.MILLISECONDS)) {
      throw new IOException("the application did not end within " + STOP_BOUND.toSeconds() + " s");
    }
    reader.join();
    if (process.exitValue() != 0) {
      throw ended("with an error");
    }
  }

  @Override
  public void close() {
    child.close();
  }

  private IOException ended(String when) throws InterruptedException, IOException {
    reader.join();
    List<String> lines = Files.readAllLines(log);
    return new IOException(
        "the application ended %s, exit status %d; the end of its output:%n%s"
            .formatted(
                when,
                process.waitFor(),
                String.join(
                    "\n", lines.subList(Math.max(0, lines.size() - TAIL_LINES), lines.size()))));
  }
}
