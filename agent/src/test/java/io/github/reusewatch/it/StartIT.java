package io.github.reusewatch.it;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.reusewatch.scenario.Idle;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What happens when a JVM starts with the agent: options good and bad, and what is said. */
class StartIT {
  @TempDir Path folder;

  @Test
  void saysThatItIsOnAndThatNoSendWasSeen() {
    ForkedJvm.Ended jvm = ForkedJvm.in(folder).run(Idle.class);
    assertThat(jvm.exitStatus).isZero();
    assertThat(jvm.stdout).isEqualTo("idle\n");
    assertThat(jvm.stderr)
        .containsPattern("reusewatch: \\S+ is on, with default options")
        .contains("NO SEND WAS SEEN");
  }

  @Test
  void theStartLineNamesTheOptionsThatAreSetAndWhere() throws IOException {
    Path file = folder.resolve("reusewatch.properties");
    Files.writeString(file, "sample=0.5\nstacks=off\n");
    ForkedJvm.Ended jvm =
        ForkedJvm.in(folder)
            .agentArgument("topics=orders,config=" + file)
            .jvmArguments("-Dreusewatch.stacks=all")
            .environment("REUSEWATCH_MAX_IN_FLIGHT", "7")
            .run(Idle.class);
    assertThat(jvm.stderr)
        .contains(
            "topics=orders (agent argument), sample=0.5 (file "
                + file
                + "), stacks=all (system property), max-in-flight=7 (environment), config=");
  }

  @Test
  void helpPrintsTheOptionsAndDoesNotStartTheApplication() {
    ForkedJvm.Ended jvm = ForkedJvm.in(folder).agentArgument("help").run(Idle.class);
    assertThat(jvm.exitStatus).isZero();
    assertThat(jvm.stdout).isEmpty();
    assertThat(jvm.stderr).contains("evidence-budget").contains("16MiB");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "topcis=a      | unknown option 'topcis' (agent argument); did you mean 'topics'?",
        "enabled=ture  | bad value 'ture' of option 'enabled' (agent argument): expected true or false; did you mean 'true'?",
        "sample=0      | bad value '0' of option 'sample' (agent argument): expected a fraction in (0,1]",
        "stacks        | 'stacks' (agent argument) is not of the form key=value",
        "config=nowhere.properties | cannot read the file 'nowhere.properties' of option 'config' (agent argument)",
        "findings-file=/nowhere/at/all.jsonl | cannot write the file '/nowhere/at/all.jsonl' of option 'findings-file' (agent argument)",
      })
  void aBadOptionStopsTheJvmWithOneLine(String argument, String message) {
    ForkedJvm.Ended jvm = ForkedJvm.in(folder).agentArgument(argument).run(Idle.class);
    assertThat(jvm.exitStatus).isEqualTo(1);
    assertThat(jvm.stdout).isEmpty();
    assertThat(jvm.stderr.lines()).singleElement().asString().startsWith("reusewatch: " + message);
  }

  @Test
  void aBadOptionInTheEnvironmentIsNoticedToo() {
    ForkedJvm.Ended jvm =
        ForkedJvm.in(folder).environment("REUSEWATCH_TOPICZ", "a").run(Idle.class);
    assertThat(jvm.exitStatus).isEqualTo(1);
    assertThat(jvm.stderr)
        .contains("unknown option 'topicz' (environment); did you mean 'topics'?");
  }

  @Test
  void switchedOffItDoesNothing() {
    ForkedJvm.Ended jvm = ForkedJvm.in(folder).agentArgument("enabled=false").run(Idle.class);
    assertThat(jvm.stdout).isEqualTo("idle\n");
    assertThat(jvm.stderr.lines()).singleElement().asString().contains("is off (enabled=false)");
  }

  @Test
  void attachedTwiceItStartsOnce() {
    ForkedJvm.Ended jvm =
        ForkedJvm.in(folder)
            .jvmArguments("-javaagent:" + ForkedJvm.AGENT + "=topics=a")
            .run(Idle.class);
    assertThat(jvm.stdout).isEqualTo("idle\n");
    assertThat(jvm.stderr).containsOnlyOnce(" is on: ").contains("already attached");
  }

  @Test
  void theJarIsACommandToo() {
    ForkedJvm.Ended version =
        ForkedJvm.in(folder)
            .withoutAgent()
            .classPath(java.util.List.of())
            .run("-jar", ForkedJvm.AGENT.toString(), "version");
    assertThat(version.stdout).startsWith("reusewatch ");
    ForkedJvm.Ended options =
        ForkedJvm.in(folder)
            .withoutAgent()
            .classPath(java.util.List.of())
            .run("-jar", ForkedJvm.AGENT.toString(), "options");
    assertThat(options.stdout).contains("findings-file");
    ForkedJvm.Ended wrong =
        ForkedJvm.in(folder)
            .withoutAgent()
            .classPath(java.util.List.of())
            .run("-jar", ForkedJvm.AGENT.toString(), "optoins");
    assertThat(wrong.exitStatus).isEqualTo(2);
    assertThat(wrong.stderr).contains("unknown command 'optoins'");
  }
}
