package io.github.reusewatch.demo.story;

import io.github.reusewatch.demo.run.ApplicationProcess;
import io.github.reusewatch.demo.run.Screen;
import io.github.reusewatch.demo.story.app.ProducerApplication;
import java.io.IOException;

/** Nothing is done to the brokers: what happens comes from the agent, if it is there. */
final class QuietSpell {
  /**
   * Long enough for a write's timeout of 2 s to pass and for its arrays to be in use again before
   * the hold ends. Rare enough for the application to be at its pace in between: it sends some
   * 5,000 records a second.
   */
  static final String STRETCH = "stretch=0.04%@3s";

  /** Who looks for a latent bug wants the line that writes with the first finding. */
  static final String WRITER = "writer=on";

  private static final String HELD =
      """
                No broker is restarted: the cluster stays as it is. The agent has %s:
                about every 2,500th send waits for 3 s where it begins, as it does while a broker is
                away. The application's writes give up after 2 s. With %s it looks from the
                start for the code that writes into what waits.\
      """
          .formatted(STRETCH, WRITER);

  private static final String UNDISTURBED =
      """
                No broker is restarted, and there is no agent that holds sends: no write should give
                up, and the bug should stay hidden.\
      """;

  /** Time for what is queued to be sent, and for some more sends to be held. */
  private static final long AFTER_TIMEOUT_MILLIS = 5000;

  private static final long UNDISTURBED_MILLIS = 10_000;

  private final ApplicationProcess application;
  private final Screen screen;
  private final boolean held;

  /**
   * A spell that has not begun.
   *
   * @param held whether the agent holds sends
   */
  QuietSpell(ApplicationProcess application, Screen screen, boolean held) {
    this.application = application;
    this.screen = screen;
    this.held = held;
  }

  void run() throws InterruptedException, IOException {
    screen.text(held ? HELD : UNDISTURBED);
    if (held) {
      application.await(ProducerApplication.TIMED_OUT);
      Thread.sleep(AFTER_TIMEOUT_MILLIS);
    } else {
      Thread.sleep(UNDISTURBED_MILLIS);
    }
  }
}
