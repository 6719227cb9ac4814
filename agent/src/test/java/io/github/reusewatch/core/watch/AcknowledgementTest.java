package io.github.reusewatch.core.watch;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.Test;

class AcknowledgementTest {
  private final List<Object> told = new ArrayList<>();

  @Test
  void aFutureThatIsDoneTellsAtOnce() {
    FutureTask<String> done = new FutureTask<>(() -> "metadata");
    done.run();
    assertThat(of(done)).isTrue();
    assertThat(told).containsExactly("metadata");
  }

  @Test
  void aFutureThatHasFailedTellsTheCause() {
    IllegalStateException cause = new IllegalStateException();
    FutureTask<String> failed =
        new FutureTask<>(
            () -> {
              throw cause;
            });
    failed.run();
    of(failed);
    assertThat(told).containsExactly(cause);
  }

  @Test
  void aFutureThatIsNeitherDoneNorAStageTellsNothing() {
    assertThat(of(new FutureTask<>(() -> "metadata"))).isFalse();
    assertThat(of(null)).isFalse();
    assertThat(told).isEmpty();
  }

  @Test
  void aStageTellsWhenItIsComplete() {
    CompletableFuture<String> future = new CompletableFuture<>();
    assertThat(of(future)).isTrue();
    assertThat(told).isEmpty();
    future.complete("metadata");
    assertThat(told).containsExactly("metadata");
  }

  @Test
  void aStageThatFailsTellsTheCause() {
    IllegalStateException cause = new IllegalStateException();
    of(CompletableFuture.failedFuture(new CompletionException(cause)));
    of(CompletableFuture.failedFuture(cause));
    assertThat(told).containsExactly(cause, cause);
  }

  private boolean of(Object future) {
    return Acknowledgement.of(future, (metadata, e) -> told.add(e == null ? metadata : e));
  }
}
