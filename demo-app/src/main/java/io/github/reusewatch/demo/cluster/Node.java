package io.github.reusewatch.demo.cluster;

import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.TimeUnit;

/** A node of the cluster: it outlives its process, which comes and goes. */
final class Node {
  private static final Duration START_BOUND = Duration.ofSeconds(90);
  private static final Duration STOP_BOUND = Duration.ofSeconds(30);
  private static final long POLL_MILLIS = 20;

  private final int id;
  private final NodeCommand command;
  private final NodeLog log;
  private Process process;
  private long logPosition;
  private Pause pause;
  private boolean closed;

  Node(int id, NodeFiles files, String classPath) {
    this.id = id;
    this.command = new NodeCommand(files, classPath);
    this.log = new NodeLog(files.log());
  }

  void format(String clusterId) {
    Process tool = launch(() -> command.storageTool(clusterId));
    int status = tool.onExit().join().exitValue();
    if (status != 0) {
      throw failure("could not be formatted, exit status " + status);
    }
  }

  void start() {
    Process unused = launch(command::kafka);
  }

  void awaitStarted() {
    long end = System.nanoTime() + START_BOUND.toNanos();
    while (!log.saysStartedSince(logPosition())) {
      if (!running().isAlive()) {
        throw failure("did not come up, exit status " + running().exitValue());
      }
      if (System.nanoTime() > end) {
        throw failure("did not come up within " + START_BOUND.toSeconds() + " s");
      }
      sleep();
    }
  }

  /**
   * SIGTERM, as an operator's script or an orchestrator sends it; SIGKILL for a node that does not
   * end of it.
   */
  void stop() {
    Process stopped = running();
    stopped.destroy();
    try {
      if (!stopped.waitFor(STOP_BOUND.toMillis(), TimeUnit.MILLISECONDS)) {
        kill();
      }
    } catch (InterruptedException e) {
      throw ClusterException.interrupted("stopping node " + id, e);
    }
  }

  void kill() {
    running().destroyForcibly().onExit().join();
    resume();
  }

  /** Holds the process: its connections stay open and nobody answers on them. */
  synchronized void pause() {
    if (closed) {
      throw new ClusterException("the cluster is closed");
    }
    if (pause != null) {
      throw new ClusterException("node " + id + " is paused already");
    }
    pause = new Pause(running().pid());
  }

  synchronized void resume() {
    if (pause != null) {
      pause.close();
      pause = null;
    }
  }

  /** Ends the process, and no other one starts afterwards. */
  synchronized void close() {
    closed = true;
    if (process != null) {
      process.destroyForcibly().onExit().join();
    }
    resume();
  }

  private synchronized Process launch(Launch launch) {
    if (closed) {
      throw new ClusterException("the cluster is closed");
    }
    if (process != null && process.isAlive()) {
      throw new ClusterException("node " + id + " runs already");
    }
    logPosition = log.size();
    try {
      process = launch.launch();
      return process;
    } catch (IOException e) {
      throw new ClusterException("node " + id + " could not be started", e);
    }
  }

  private synchronized Process running() {
    if (process == null) {
      throw new ClusterException("node " + id + " was never started");
    }
    return process;
  }

  private synchronized long logPosition() {
    return logPosition;
  }

  private ClusterException failure(String what) {
    return new ClusterException("node " + id + " " + what + "; the end of its log:\n" + log.tail());
  }

  private void sleep() {
    try {
      Thread.sleep(POLL_MILLIS);
    } catch (InterruptedException e) {
      throw ClusterException.interrupted("waiting for node " + id, e);
    }
  }

  private interface Launch {
    Process launch() throws IOException;
  }
}
