package io.github.reusewatch.demo.cve;

import static io.github.reusewatch.demo.cve.SceneOutcomes.FLAGGED;
import static io.github.reusewatch.demo.cve.SceneOutcomes.LATE;
import static io.github.reusewatch.demo.cve.SceneOutcomes.MISROUTED;
import static io.github.reusewatch.demo.cve.SceneOutcomes.NONE;
import static io.github.reusewatch.demo.cve.SceneOutcomes.PROTECTED;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.reusewatch.demo.cve.join.BatchDelivery;
import io.github.reusewatch.demo.cve.join.BatchFlags;
import java.util.List;
import org.junit.jupiter.api.Test;

class SceneTableTest {
  @Test
  void runsStandBesideEachOther() {
    String table =
        SceneTable.of(
            List.of(
                SceneOutcomes.of(Scene.DETECT, MISROUTED, FLAGGED),
                SceneOutcomes.of(Scene.PROTECT, LATE, PROTECTED)));

    assertThat(table)
        .containsPattern(" pool=detect +pool=protect\n")
        .containsPattern("arrived all the same +0 +400\n")
        .containsPattern("from a wrong topic +300 +0\n")
        .containsPattern("wire: protected\" +0 +4\n")
        .containsPattern("flagged and misrouted +3 +0\n")
        .containsPattern("misrouted and missed +0 +0 +must be 0\n")
        .doesNotContain("values that nobody sent", "other findings");
  }

  @Test
  void troubleIsShownWhereThereIsSome() {
    BatchDelivery delivery = new BatchDelivery(400, 0, 510, 2, 0, 300, 3, 1);
    BatchFlags flags = new BatchFlags(4, 0, 4, 3, 1, 0, 5, 0, 6, 7);

    assertThat(SceneTable.of(List.of(SceneOutcomes.of(Scene.DETECT, delivery, flags))))
        .containsPattern("acknowledged and missing +2 +must be 0\n")
        .containsPattern("values that nobody sent +1 +must be 0\n")
        .containsPattern("no such batch arrived +5 +must be 0\n")
        .containsPattern("not flagged as freed before +6 +must be 0\n")
        .containsPattern("other findings +7 +must be 0\n");
  }

  @Test
  void withoutAgentItEndsWithTheConsumers() {
    assertThat(SceneTable.of(List.of(SceneOutcomes.of(Scene.WITHOUT_AGENT, MISROUTED, NONE))))
        .contains("from a wrong topic")
        .doesNotContain("agent: batches", "missed");
  }
}
