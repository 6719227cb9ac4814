package io.github.reusewatch.corpus;

import java.util.Map;

/** How much of the cluster stands behind an acknowledgement. */
enum Delivery {
  ACKS_0("acks0", "0", false),
  ACKS_1("acks1", "1", false),
  ACKS_ALL("acksAll", "all", false),
  IDEMPOTENT("idempotent", "all", true),
  /** With a transactional id that {@link Producers} gives. */
  TRANSACTIONAL("transactional", "all", true);

  final String label;
  private final String acks;
  private final boolean idempotent;

  Delivery(String label, String acks, boolean idempotent) {
    this.label = label;
    this.acks = acks;
    this.idempotent = idempotent;
  }

  Map<String, Object> settings() {
    return Map.of("acks", acks, "enable.idempotence", idempotent);
  }
}
