package io.github.reusewatch.it;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.github.reusewatch.pool.Plot;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class PoolVerdictTest {
  private static final String[] CORRUPT = {"corrupt", "orders-1", "7", "payments-0:0", "text"};

  @Test
  void bothSaySameOfAClientWithTheBug() {
    PoolCell cell = cell("4.1.1", PoolMode.DETECT, freed("at-risk"), changed("7", "payments"));
    cell.seen().add(CORRUPT);
    assertThat(PoolVerdict.of(cell)).isEmpty();
    assertThat(PoolVerdict.cameAbout(cell)).isTrue();
  }

  @Test
  void theOffsetMayBeUnknownAndMustNotBeWrong() {
    PoolCell unknown =
        cell("4.1.1", PoolMode.DETECT, freed("at-risk"), changed("null", "payments"));
    unknown.seen().add(CORRUPT);
    assertThat(PoolVerdict.of(unknown)).isEmpty();
    PoolCell wrong = cell("4.1.1", PoolMode.DETECT, freed("at-risk"), changed("8", "payments"));
    wrong.seen().add(CORRUPT);
    assertThat(PoolVerdict.of(wrong)).containsExactly("whose bytes");
  }

  @Test
  void whoTookTheBufferIsWhoseBytesArrived() {
    PoolCell cell = cell("4.1.1", PoolMode.DETECT, freed("at-risk"), changed("7", "refunds"));
    cell.seen().add(CORRUPT);
    assertThat(PoolVerdict.of(cell)).containsExactly("whose bytes");
  }

  @Test
  void aMissedChangeIsSeen() {
    PoolCell cell = cell("4.1.1", PoolMode.DETECT, freed("at-risk"));
    cell.seen().add(CORRUPT);
    assertThat(PoolVerdict.of(cell)).containsExactly("which batches changed");
  }

  @Test
  void aChangeThatNobodySawIsSeen() {
    PoolCell cell = cell("4.1.2", PoolMode.DETECT, freed("at-risk"), changed("7", "payments"));
    assertThat(PoolVerdict.of(cell))
        .containsExactly("no buffer was freed early", "which batches changed", "whose bytes");
  }

  @Test
  void aClientWithTheBugThatDoesNotShowItIsPlayedAgain() {
    PoolCell cell = cell("3.9.1", PoolMode.DETECT, freed("at-risk"));
    assertThat(PoolVerdict.of(cell)).containsExactly("not reproduced");
    assertThat(PoolVerdict.cameAbout(cell)).isFalse();
  }

  @Test
  void nothingMayBeCorruptUnderProtectOrWithAFixedClient() {
    PoolCell protectedCell = cell("4.1.1", PoolMode.PROTECT, freed("protected"));
    assertThat(PoolVerdict.of(protectedCell)).isEmpty();
    protectedCell.seen().add(CORRUPT);
    assertThat(PoolVerdict.of(protectedCell)).contains("the broker got other bytes");
    PoolCell fixed = cell("3.9.2", PoolMode.DETECT);
    assertThat(PoolVerdict.of(fixed)).isEmpty();
    fixed.seen().add(CORRUPT);
    assertThat(PoolVerdict.of(fixed)).contains("the broker got other bytes");
  }

  @Test
  void aBufferFreedEarlyIsSaidAndProtected() {
    assertThat(PoolVerdict.of(cell("4.1.1", PoolMode.PROTECT)))
        .containsExactly("nothing said of a buffer freed early");
    assertThat(PoolVerdict.of(cell("4.1.1", PoolMode.PROTECT, freed("at-risk"))))
        .containsExactly("wire of a freed buffer");
  }

  @Test
  void memoryComesBack() {
    PoolCell cell =
        new PoolCell(client("4.1.2"), Plot.EXPIRED_OTHER_TOPIC, "tls", PoolMode.DETECT, 1);
    cell.seen().add(new String[] {"memory", "131072 of 262144"});
    assertThat(PoolVerdict.of(cell)).containsExactly("the pool's memory did not come back");
  }

  private static PoolCell cell(String version, PoolMode mode, JsonObject... findings) {
    PoolCell cell = new PoolCell(client(version), Plot.EXPIRED_OTHER_TOPIC, "tls", mode, 1);
    cell.seen().add(new String[] {"memory", "full"});
    for (JsonObject finding : findings) {
      finding.getAsJsonObject("producer").addProperty("kafkaVersion", version);
      cell.findings().add(finding);
    }
    return cell;
  }

  private static ClientUnderTest client(String version) {
    return new ClientUnderTest(version, version, Path.of("client.jar"), "");
  }

  private static JsonObject freed(String wire) {
    return finding("CLIENT_BUFFER_FREED_IN_FLIGHT", wire, "null", "null");
  }

  private static JsonObject changed(String offset, String takenBy) {
    return finding(
        "CLIENT_BUFFER_CHANGED_IN_FLIGHT",
        "changed",
        offset,
        "{'topic':'" + takenBy + "','partition':0}");
  }

  private static JsonObject finding(String kind, String wire, String offset, String takenBy) {
    return JsonParser.parseString(
            String.format(
                "{'kind':'%s','wire':'%s','producer':{},"
                    + "'record':{'topic':'orders','partition':1,'offset':%s},"
                    + "'batch':{'freed':'expired','takenBy':%s}}",
                kind, wire, offset, takenBy))
        .getAsJsonObject();
  }
}
