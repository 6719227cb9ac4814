package io.github.reusewatch.it;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A web application that has the client among its own libraries, in a servlet container. */
class WebApplicationIT {
  private static final String CONTAINER = "tomcat-embed-core|tomcat-annotations-api";

  @TempDir static Path folder;
  private static final TwoTopics TOPICS = new TwoTopics("web");
  private static ForkedJvm.Ended jvm;

  @BeforeAll
  static void run() throws IOException {
    Path container = folder.resolve("container");
    Path webInf = folder.resolve("orders/WEB-INF");
    ApplicationFiles.copyClasses("tomcat", container);
    ApplicationFiles.copyClasses("webapp", webInf.resolve("classes"));
    ApplicationFiles.copyLibraries(ForkedJvm.CLIENT, webInf.resolve("lib"));
    TOPICS.created();
    List<String> classPath = new ArrayList<>(ForkedJvm.libraries(CONTAINER));
    classPath.add(container.toString());
    jvm =
        ForkedJvm.in(folder)
            .classPath(classPath)
            .withFindingsFile()
            .run(
                "io.github.reusewatch.apps.tomcat.Container",
                TestCluster.bootstrapServers(),
                webInf.getParent().toString(),
                folder.resolve("work").toString(),
                TOPICS.mutated,
                TOPICS.clean);
  }

  @Test
  void aBodyThatIsFilledAnewWhileItsRecordWaits() {
    JsonObject finding = TOPICS.onlyFinding(jvm, "CHANGED_BEFORE_SEND", "changed");
    String writer =
        "io.github.reusewatch.apps.webapp.OrderWriter.write"
            + SourceLine.of("webapp.OrderWriter", "producer.send(");
    assertThat(jvm.stderr).contains(" value sent at " + writer + "\n");
    assertThat(TwoTopics.stack(finding, "sendSite")).startsWith(writer + "\n");
    assertThat(TwoTopics.stack(finding, "builtSite"))
        .startsWith(
            "io.github.reusewatch.apps.webapp.OrderServlet.doPost"
                + SourceLine.of("webapp.OrderServlet", "new ProducerRecord<>("))
        .contains("org.apache.catalina.core.");
  }

  @Test
  void eachLifeOfTheWebApplicationIsWatched() {
    assertThat(jvm.stderr.lines())
        .filteredOn(line -> line.contains(": watching "))
        .hasSize(2)
        .allSatisfy(
            line ->
                assertThat(line)
                    .contains("kafka-clients 4.3.1, loaded by ")
                    .contains("ParallelWebappClassLoader@"));
  }

  @Test
  void aReloadedOrRemovedWebApplicationCanBeCollected() {
    assertThat(jvm.stdout)
        .contains("after the reload: collected")
        .contains("after the removal: collected");
  }
}
