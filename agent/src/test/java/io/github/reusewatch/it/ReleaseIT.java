package io.github.reusewatch.it;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import io.github.reusewatch.apps.release.LibraryPoolCases;
import io.github.reusewatch.apps.release.OwnPoolCases;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Buffers that are given back while their sends are in flight, to pools of all kinds. */
class ReleaseIT {
  private static final String PACKAGE = "io.github.reusewatch.apps.release.";

  /**
   * Without traps: a class that gets them while it runs has no source lines until it is called
   * anew.
   */
  private static final String OWN =
      "writer=off,release=" + PACKAGE + "OwnPool#release:" + PACKAGE + "OwnPool$Returned#<init>";

  private static final String LIBRARIES =
      "writer=off,release=io.netty.buffer.ByteBuf#release:org.apache.commons.pool2.ObjectPool#returnObject";

  @TempDir Path folder;

  @Test
  void toAnOwnPool() {
    ForkedJvm.Ended jvm =
        ForkedJvm.in(folder)
            .agentArgument(OWN + ":com.acme.Pool#release")
            .withFindingsFile()
            .run(OwnPoolCases.class);
    assertThat(found(jvm))
        .containsExactlyInAnyOrderEntriesOf(
            Map.of(
                "own-in-flight", "RELEASED_BEFORE_ACK intact by OwnPoolCases own-in-flight",
                "own-subclass", "RELEASED_BEFORE_ACK intact by OwnPoolCases own-subclass",
                "own-wrapped", "RELEASED_BEFORE_ACK intact by OwnPoolCases own-wrapped",
                "own-static", "RELEASED_BEFORE_ACK intact by OwnPoolCases own-static",
                "own-constructor", "RELEASED_BEFORE_ACK intact by OwnPoolCases own-constructor",
                "own-refilled", "CHANGED_BEFORE_ACK intact by OwnPoolCases own-refilled",
                "own-changed-first", "CHANGED_BEFORE_SEND changed by none",
                "own-queued", "RELEASED_BEFORE_ACK intact by OwnPoolCases own-queued",
                "own-queued-refilled",
                    "CHANGED_BEFORE_SEND changed by OwnPoolCases own-queued-refilled"));
    assertThat(jvm.stderr)
        .contains(
            "given back at "
                + PACKAGE
                + "OwnPoolCases.main"
                + SourceLine.of("release.OwnPoolCases", "// own-subclass"))
        .contains(
            "reusewatch: release methods release(byte[]), release(Message), release(Object[]), release(byte[], boolean), release(byte[], RuntimeException) of "
                + PACKAGE
                + "OwnPool loaded by 'app'")
        .contains("of " + PACKAGE + "OwnPool$Counting loaded by 'app'")
        .contains("release methods <init>(byte[]) of " + PACKAGE + "OwnPool$Returned loaded by")
        .contains("  option release com.acme.Pool#release: no class was loaded with such a method");
  }

  @Test
  void whereOnlyTheWireCountsItIsCountedOnly() {
    ForkedJvm.Ended jvm =
        ForkedJvm.in(folder)
            .agentArgument(OWN + ",report=wire")
            .withFindingsFile()
            .run(OwnPoolCases.class);
    assertThat(found(jvm)).containsOnlyKeys("own-changed-first", "own-queued-refilled");
    assertThat(jvm.stderr).contains("  7 more changed nothing of what the broker got");
  }

  @Test
  void toPoolsOfNettyAndCommons() {
    ForkedJvm.Ended jvm =
        ForkedJvm.in(folder)
            .classPath(ForkedJvm.applicationClassPath("netty-.*|commons-pool2"))
            .agentArgument(LIBRARIES)
            .withFindingsFile()
            .run(LibraryPoolCases.class);
    assertThat(found(jvm)).containsExactlyInAnyOrderEntriesOf(ofLibraries());
  }

  /** Its buffers are others inside, and so is its counting. */
  @Test
  void toPoolsOfNetty41() {
    List<String> classPath = new ArrayList<>(ForkedJvm.applicationClassPath("commons-pool2"));
    Stream.of("netty-buffer", "netty-common")
        .map(name -> Path.of("target", "netty", name + "-4.1.138.Final.jar").toString())
        .forEach(classPath::add);
    ForkedJvm.Ended jvm =
        ForkedJvm.in(folder)
            .classPath(classPath)
            .agentArgument(LIBRARIES)
            .withFindingsFile()
            .run(LibraryPoolCases.class);
    assertThat(found(jvm)).containsExactlyInAnyOrderEntriesOf(ofLibraries());
  }

  private static Map<String, String> ofLibraries() {
    Map<String, String> expected = new TreeMap<>();
    Stream.of("netty-pooled", "netty-adaptive", "netty-unpooled", "netty-leak-aware")
        .forEach(topic -> expected.put(topic, "memory"));
    expected.put("netty-slice", "slice");
    expected.put("netty-last-retained-slice", "last-retained-slice");
    expected.put("netty-wrapped", "wrapped");
    expected.put("netty-read", "read");
    expected.put("netty-composite", "composite");
    expected.put("commons-in-flight", "commons-in-flight");
    expected.replaceAll((topic, line) -> "RELEASED_BEFORE_ACK intact by LibraryPoolCases " + line);
    return expected;
  }

  /** From topic to finding, with the line by the comment at its end. */
  private static Map<String, String> found(ForkedJvm.Ended jvm) {
    assertThat(jvm.exitStatus).as(jvm.stdout + jvm.stderr).isZero();
    assertThat(jvm.stderr)
        .doesNotContain("errors of the agent's own")
        .doesNotContain("an error of its own");
    return jvm.findings().stream()
        .collect(
            Collectors.toMap(
                finding -> finding.getAsJsonObject("record").get("topic").getAsString(),
                ReleaseIT::described));
  }

  private static String described(JsonObject finding) {
    JsonObject writer = finding.getAsJsonObject("writer");
    String evidence = writer.get("evidence").getAsString();
    String kind = finding.get("kind").getAsString() + " " + finding.get("wire").getAsString();
    if (evidence.equals("none")) {
      return kind + " by none";
    }
    assertThat(evidence).isEqualTo("release");
    assertThat(writer.get("thread").getAsString()).isEqualTo("main");
    assertThat(writer.get("micros").getAsLong()).isPositive();
    for (var frame : writer.getAsJsonArray("stack")) {
      String text = frame.getAsString();
      if (text.contains("Cases.")) {
        return kind + " by " + SourceLine.comment("release", text);
      }
    }
    throw new AssertionError(writer);
  }
}
