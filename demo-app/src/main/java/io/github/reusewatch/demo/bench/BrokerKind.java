package io.github.reusewatch.demo.bench;

/** Which broker is sent to. */
enum BrokerKind {
  scripted,
  real
}
