package io.github.reusewatch.cost;

import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/** What is in flight while a benchmark runs. */
@State(Scope.Benchmark)
public class Sends {
  @Param("NOTHING")
  public InFlight inFlight;

  private UnansweredSends sends;

  @Setup(Level.Trial)
  public void send() throws Exception {
    sends = new UnansweredSends(inFlight);
  }

  /** That it was so to the end. */
  @TearDown(Level.Trial)
  public void check() throws Exception {
    boolean asMeant = inFlight.acknowledged() ? sends.areAllDone() : sends.isNoneDone();
    sends.close();
    if (!asMeant) {
      throw new IllegalStateException("sends are not " + inFlight);
    }
  }
}
