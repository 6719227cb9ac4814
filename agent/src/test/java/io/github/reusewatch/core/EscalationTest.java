package io.github.reusewatch.core;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.reusewatch.core.config.BadOptionException;
import io.github.reusewatch.core.config.Config;
import io.github.reusewatch.core.report.ByteChange;
import io.github.reusewatch.core.report.CallSite;
import io.github.reusewatch.core.report.Finding;
import io.github.reusewatch.core.report.Kind;
import io.github.reusewatch.core.report.ProducerId;
import io.github.reusewatch.core.report.RecordPart;
import io.github.reusewatch.core.report.Role;
import io.github.reusewatch.core.report.Timeline;
import io.github.reusewatch.core.report.Trace;
import io.github.reusewatch.core.report.Wire;
import io.github.reusewatch.core.report.WrittenBy;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class EscalationTest {
  private static final String ARMED = "; put into [com.acme.], until nothing was found for ";
  private static final String RAISED =
      " had its first finding; from now on: stacks of all its sends, copies of their bytes";

  private final BlockingQueue<String> said = new LinkedBlockingQueue<>();
  private final Traps traps = new Traps();

  @Test
  void theFirstFindingOfATopicPutsTheTrapsIn() throws Exception {
    Escalation escalation = escalation("writer-packages=com.acme.");
    find(escalation, "orders");
    assertThat(said.take()).isEqualTo("topic orders" + RAISED + ARMED + "600 s");
    find(escalation, "orders");
    find(escalation, "payments");
    assertThat(said.take())
        .isEqualTo(
            "topic payments"
                + RAISED
                + "; write traps are in already, until nothing was found for 600 s");
    assertThat(said).isEmpty();
    assertThat(traps.did).containsExactly("in [com.acme.]");
  }

  @Test
  void findingsWhileTheyAreBeingPutInAskForNothingMore() throws Exception {
    Escalation escalation = escalation("writer-packages=com.acme.");
    synchronized (traps) {
      find(escalation, "orders");
      find(escalation, "orders");
      find(escalation, "orders");
    }
    assertThat(said.take()).contains(ARMED);
    find(escalation, "payments");
    assertThat(said.take()).startsWith("topic payments");
    assertThat(traps.did).hasSize(1);
  }

  @Test
  void afterAWhileWithoutFindingsTheyAreTakenOutAndTheNextOnePutsThemInAgain() throws Exception {
    Escalation escalation = escalation("writer-packages=com.acme.,writer-for=50ms");
    find(escalation, "orders");
    assertThat(said.take()).contains(ARMED + "50 ms");
    assertThat(said.take()).isEqualTo("taken out");
    find(escalation, "orders");
    assertThat(said.take()).isEqualTo("topic orders had a finding again" + ARMED + "50 ms");
    assertThat(said.take()).isEqualTo("taken out");
    assertThat(traps.did).containsExactly("in [com.acme.]", "out", "in [com.acme.]", "out");
  }

  @Test
  void whatTheJvmRefusesIsSaidAndTheNextTopicTriesAgain() throws Exception {
    traps.refusing = new InternalError("invalid class");
    Escalation escalation = escalation("writer-packages=com.acme.,writer-for=50ms");
    find(escalation, "orders");
    assertThat(said.take())
        .isEqualTo(
            "topic orders"
                + RAISED
                + "; write traps could be put in only in part (java.lang.InternalError: invalid"
                + " class), until nothing was found for 50 ms");
    assertThat(said.take()).startsWith("write traps could be taken out only in part (java.lang.");
    traps.refusing = null;
    find(escalation, "payments");
    assertThat(said.take()).contains(ARMED);
  }

  @Test
  void morePackagesPutThemInAnew() throws Exception {
    Escalation escalation = escalation("");
    escalation.accept(finding("orders", new Trace()), "0", 1);
    assertThat(said.take()).contains("; put into [").doesNotContain("already");
    assertThat(traps.did).hasSize(1);
  }

  @Test
  void withoutAStackTheNextFindingThatHasOneIsWaitedFor() throws Exception {
    Escalation escalation = escalation("");
    find(escalation, "orders");
    assertThat(said.take())
        .isEqualTo(
            "topic orders"
                + RAISED
                + "; no write traps yet, since no stack tells the application's packages (see the option writer-packages)");
    find(escalation, "orders");
    assertThat(said.poll(50, TimeUnit.MILLISECONDS)).isNull();
    escalation.accept(finding("orders", new Trace()), "0", 3);
    assertThat(said.take()).startsWith("topic orders had a finding again; put into [");
  }

  @Test
  void switchedOffOnlyTheRestIsRaised() throws Exception {
    Escalation escalation = escalation("writer=off");
    find(escalation, "orders");
    find(escalation, "orders");
    assertThat(said).containsExactly("topic orders" + RAISED);
    assertThat(traps.did).isEmpty();
  }

  @Test
  void whatIsRaisedAlreadyIsNotSaid() throws Exception {
    Escalation escalation = escalation("stacks=all,evidence=copy,writer-packages=com.acme.");
    find(escalation, "orders");
    assertThat(said.take())
        .isEqualTo(
            "topic orders had its first finding; from now on: put into [com.acme.], until nothing was found for 600 s");
    Escalation nothingLeft = escalation("stacks=off,evidence=hash,writer=off");
    find(nothingLeft, "orders");
    assertThat(said).isEmpty();
  }

  @Test
  void findingsAboutTheClientsBuffersRaiseNothing() throws Exception {
    Escalation escalation = escalation("writer=off");
    escalation.accept(
        Finding.ofBatch(
            Kind.CLIENT_BUFFER_FREED_IN_FLIGHT,
            Wire.AT_RISK,
            null,
            new ProducerId("P", "p", null),
            new RecordPart("orders", 0, 0L, Role.BATCH, null, 0, 1),
            null,
            null,
            null,
            null),
        "0",
        1);
    assertThat(said).isEmpty();
  }

  private Escalation escalation(String options) throws BadOptionException {
    return new Escalation(Config.read(options, new Properties(), Map.of()), said::add, traps);
  }

  private static void find(Escalation escalation, String topic) {
    escalation.accept(finding(topic, null), "0", 1);
  }

  private static Finding finding(String topic, Trace trace) {
    return new Finding(
        Kind.CHANGED_BEFORE_ACK,
        Wire.INTACT,
        "acked",
        new ProducerId("P", "p", null),
        new RecordPart(topic, 0, 0L, Role.VALUE, null, 0, 1),
        new Timeline(null, null, 0, null, null),
        new ByteChange(1, 2, null),
        new CallSite("main", trace != null, trace),
        null,
        null,
        WrittenBy.NOBODY_SEEN,
        null);
  }

  private static final class Traps implements TrapSwitch {
    final BlockingQueue<String> did = new LinkedBlockingQueue<>();
    volatile Error refusing;

    @Override
    public synchronized String putInForFindings(List<String> packages) {
      refuse();
      did.add("in " + packages);
      return "put into " + packages;
    }

    @Override
    public synchronized String takeOut() {
      refuse();
      did.add("out");
      return "taken out";
    }

    private void refuse() {
      if (refusing != null) {
        throw refusing;
      }
    }
  }
}
