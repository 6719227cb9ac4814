package io.github.reusewatch.it;

import static io.github.reusewatch.cost.count.CountedSends.IO;
import static io.github.reusewatch.cost.count.CountedSends.SENDING;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.reusewatch.cost.count.CountedSends;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What the agent adds to a send, with default options, must not grow: counts that are the same on
 * every machine. Code that C1 has compiled allocates what its bytecode says, as interpreted code
 * does; C2 leaves out much of it, but from when on is the machine's affair.
 *
 * <p>{@code target/send-cost.txt} has what a send takes, and of which it consists.
 */
class SendCostIT {
  /**
   * Counts on a thread. All limits here are what it took when they were set, and a little more: who
   * makes the agent cheaper lowers them.
   */
  private static final List<Limit> LIMITS =
      List.of(
          new Limit(SENDING, SendCost.OBJECTS, 5.6),
          new Limit(SENDING, SendCost.HASHES, 3.01),
          new Limit(SENDING, SendCost.CALLS, 56),
          new Limit(SENDING, SendCost.INSTRUCTIONS, 2_420),
          new Limit(IO, SendCost.OBJECTS, 1.9),
          new Limit(IO, SendCost.HASHES, 1.01),
          new Limit(IO, SendCost.CALLS, 10),
          new Limit(IO, SendCost.INSTRUCTIONS, 450));

  private static final double MOST_BYTES_ALLOCATED_SENDING = 282;
  private static final double MOST_BYTES_ALLOCATED_ACKED = 20;
  private static final double MOST_BYTES_HELD = 197;

  @TempDir private Path folder;

  @Test
  void aSendTakesNoMoreThanItDid() throws IOException {
    SendCost bare = sends(ForkedJvm.in(folder).withoutAgent());
    SendCost watched =
        sends(ForkedJvm.in(folder).jvmArguments(CountingJar.argument(folder)), "watched");
    List<String> report = watched.comparedWith(bare);
    Files.write(Path.of("target", "send-cost.txt"), report);
    SoftAssertions all = new SoftAssertions();
    assertThat(watched.of(SENDING, SendCost.INSTRUCTIONS)).as("counted at all").isPositive();
    for (Limit limit : LIMITS) {
      check(
          all, limit.thread + ": " + limit.what, watched.of(limit.thread, limit.what), limit.most);
    }
    check(
        all,
        "bytes allocated by the sending thread",
        watched.of(SENDING, SendCost.BYTES) - bare.of(SENDING, SendCost.BYTES),
        MOST_BYTES_ALLOCATED_SENDING);
    check(
        all,
        "bytes allocated at the acknowledgement",
        watched.acked() - bare.acked(),
        MOST_BYTES_ALLOCATED_ACKED);
    check(all, "bytes held in flight", watched.heldMoreThan(bare), MOST_BYTES_HELD);
    assertThat(all.errorsCollected()).as(String.join("\n", report)).isEmpty();
  }

  private static void check(SoftAssertions all, String what, double ofSend, double most) {
    all.assertThat(ofSend).as("of a send: %s", what).isBetween(0.0, most);
  }

  private static SendCost sends(ForkedJvm jvm, String... arguments) {
    ForkedJvm.Ended ended =
        jvm.classPath(ForkedJvm.applicationClassPath("byte-buddy"))
            .run(CountedSends.class, arguments);
    assertThat(ended.exitStatus).as(ended.stdout + ended.stderr).isZero();
    return new SendCost(ended.stdout.lines().collect(Collectors.toList()));
  }

  private record Limit(String thread, String what, double most) {}
}
