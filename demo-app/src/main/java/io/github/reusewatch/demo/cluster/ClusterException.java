package io.github.reusewatch.demo.cluster;

/** The cluster, or one of its nodes, does not do what was asked of it. */
public final class ClusterException extends RuntimeException {
  ClusterException(String message) {
    super(message);
  }

  ClusterException(String message, Throwable cause) {
    super(message, cause);
  }

  static ClusterException interrupted(String doing, InterruptedException cause) {
    Thread.currentThread().interrupt();
    return new ClusterException("interrupted while " + doing, cause);
  }
}
