package io.github.reusewatch.demo.cve;

import io.github.reusewatch.demo.cluster.LocalCluster;
import io.github.reusewatch.demo.cve.app.OrdersAndPayments;
import io.github.reusewatch.demo.run.ApplicationProcess;
import io.github.reusewatch.demo.run.Screen;
import java.io.IOException;
import java.time.Duration;
import java.util.Map;

/** Pauses a broker, lets it answer one request, and pauses it in the middle of the next. */
final class Stall {
  /** The one that is paused: the leader of all orders. */
  static final int BROKER = 1;

  /** The leader of all payments. */
  static final int OTHER_BROKER = 2;

  static final Map<String, String> BROKER_PROPERTIES =
      Map.of(
          // Longer than any pause: the cluster is to take the broker for alive.
          "broker.session.timeout.ms", "60000",
          // With the client's send buffer, a small part of a batch.
          "socket.receive.buffer.bytes", "16384");

  static final String EXPLANATION =
      """
                The stall: broker 1, which leads all orders, is paused twice (SIGSTOP), as by a long GC, a
                frozen disk or a virtual machine that moves. One order is in flight and 400 wait behind it;
                their delivery.timeout.ms runs. When the broker has answered that one, the client writes
                the 400 in one request, and the broker stops reading again: the request is half written
                when its orders time out. The payments that the application sends then go to broker 2.
                The application holds the client's I/O thread in a callback from the answer to the second
                pause, so that the demo shows in each run what takes bad luck elsewhere.\
      """;

  /**
   * How long the orders wait before they are written: that much earlier than their request do they
   * time out, and the payments need time to be sent.
   */
  private static final Duration FIRST_PAUSE = Duration.ofSeconds(6);

  /**
   * The same with a client that keeps the buffers until the request is over: the payments go one
   * after the other through the only buffer that is left.
   */
  private static final Duration LONGER_FIRST_PAUSE = Duration.ofSeconds(8);

  private final LocalCluster cluster;
  private final ApplicationProcess application;
  private final Screen screen;
  private final Duration firstPause;

  Stall(LocalCluster cluster, ApplicationProcess application, Screen screen, boolean fixed) {
    this.cluster = cluster;
    this.application = application;
    this.screen = screen;
    this.firstPause = fixed ? LONGER_FIRST_PAUSE : FIRST_PAUSE;
  }

  void run() throws InterruptedException, IOException {
    application.await(OrdersAndPayments.READY);
    pause("broker 1 is paused");
    application.await(OrdersAndPayments.WAITING);
    Thread.sleep(firstPause.toMillis());
    resume("broker 1 goes on");
    application.await(OrdersAndPayments.ANSWERED);
    pause("broker 1 is paused again, and the client begins to write the other orders");
    application.await(OrdersAndPayments.PAYMENTS_ENDED);
    resume("broker 1 goes on, and reads what the client has still to write");
    application.await(OrdersAndPayments.QUIET);
  }

  private void pause(String step) throws IOException {
    cluster.pause(BROKER);
    screen.step(step);
    application.goOn();
  }

  private void resume(String step) {
    // Before the signal, so that what follows from it is said after it.
    screen.step(step);
    cluster.resume(BROKER);
  }
}
