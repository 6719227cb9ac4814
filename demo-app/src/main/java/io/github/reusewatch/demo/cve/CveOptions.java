package io.github.reusewatch.demo.cve;

import io.github.reusewatch.demo.run.Results;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * What the run is asked for.
 *
 * @param fixed with the client that has the fix, instead of the one that has the bug
 * @param agent the agent's jar, empty for a run without it
 * @param results the folder in which each run of the application gets one of its own
 * @param clients the folder of the clients
 */
public record CveOptions(boolean fixed, Optional<Path> agent, Path results, Path clients) {

  List<Scene> scenes() {
    return Scene.of(fixed, agent.isPresent());
  }

  Results resultsOf(Scene scene) {
    return new Results(results.resolve(scene.folder()));
  }

  ClientLibrary client() {
    return ClientLibrary.in(clients.resolve(fixed ? "fixed" : "affected"));
  }
}
