package io.github.reusewatch.core.pool;

import io.github.reusewatch.core.report.Answer;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** Changes that were sent, on their way to a finding: the broker's answer may tell the offset. */
final class ChangeReports {
  private static final long NO_OFFSET = -1;

  /** What the client itself fails a batch with: when the connection ends, or no answer comes. */
  private static final Set<String> NO_ANSWER =
      Set.of("NetworkException", "TimeoutException", "DisconnectException");

  /** With the I/O threads to which the answers go. */
  private final Map<Lease, Thread> awaitingAnswer = new ConcurrentHashMap<>();

  private final PoolFindings findings;

  ChangeReports(PoolFindings findings) {
    this.findings = findings;
  }

  /** Whether no answer tells anything. */
  boolean isEmpty() {
    return awaitingAnswer.isEmpty();
  }

  /**
   * A batch was sent in other bytes.
   *
   * @param answered whether the broker answers
   */
  void changed(Lease lease, Change change, boolean answered) {
    lease.changed(change);
    if (answered) {
      awaitingAnswer.put(lease, Thread.currentThread());
    } else {
      noAnswer(lease);
    }
  }

  /**
   * The client is done with a batch, by an answer or without.
   *
   * @param baseOffset -1 if it was not appended
   * @param exception {@code null} if there is none
   */
  void done(Lease lease, long baseOffset, RuntimeException exception) {
    report(lease, baseOffset, answer(baseOffset, exception));
  }

  /** There will be none for what was sent until now. */
  void noAnswer(Lease lease) {
    report(lease, NO_OFFSET, Answer.NONE);
  }

  /** An I/O thread has ended. */
  void noAnswersTo(Thread ioThread) {
    awaitingAnswer.forEach(
        (lease, thread) -> {
          if (thread == ioThread) {
            noAnswer(lease);
          }
        });
  }

  /** The process ends. */
  void noAnswers() {
    awaitingAnswer.keySet().forEach(this::noAnswer);
  }

  private void report(Lease lease, long baseOffset, Answer answer) {
    Change change = lease.takeChange();
    if (change != null) {
      awaitingAnswer.remove(lease);
      findings.changed(lease, change, baseOffset, answer);
    }
  }

  private static Answer answer(long baseOffset, RuntimeException exception) {
    if (baseOffset >= 0) {
      return Answer.appended();
    }
    return exception == null || NO_ANSWER.contains(exception.getClass().getSimpleName())
        ? Answer.NONE
        : Answer.refused(exception.getClass().getSimpleName());
  }
}
