package io.github.reusewatch.demo.story;

import io.github.reusewatch.demo.run.ApplicationJvm;
import io.github.reusewatch.demo.run.Results;
import io.github.reusewatch.demo.story.app.ProducerApplication;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * The command line of the application's process.
 *
 * @param agent the agent to attach
 * @param fixed whether the application is to give arrays back only after the acknowledgement
 * @param quiet whether the agent is to hold sends
 * @param results where its audit log goes, and the agent's findings
 */
record ApplicationCommand(Optional<Path> agent, boolean fixed, boolean quiet, Results results) {

  Optional<String> agentOption() {
    return agent.map(
        jar ->
            quiet
                ? ApplicationJvm.agentOption(jar, results, QuietSpell.STRETCH, QuietSpell.WRITER)
                : ApplicationJvm.agentOption(jar, results));
  }

  List<String> line(String bootstrapServers) {
    return new ApplicationJvm(agentOption(), Optional.empty())
        .command(
            ProducerApplication.class,
            bootstrapServers,
            results.sent().toString(),
            fixed ? "after-ack" : "after-write");
  }
}
