package io.github.reusewatch.scenario;

/** An application without Kafka. */
public final class Idle {
  private Idle() {}

  public static void main(String[] arguments) {
    System.out.println("idle");
  }
}
