package io.github.reusewatch.core.report;

import java.net.InetAddress;
import java.net.UnknownHostException;

/** This host's name. */
final class HostName {
  private HostName() {}

  /** The environment's word first: the resolver may take seconds to answer. */
  static String get() {
    String name = System.getenv("HOSTNAME");
    if (name == null || name.isEmpty()) {
      name = System.getenv("COMPUTERNAME");
    }
    if (name == null || name.isEmpty()) {
      try {
        name = InetAddress.getLocalHost().getHostName();
      } catch (UnknownHostException e) {
        name = "unknown";
      }
    }
    return name;
  }
}
