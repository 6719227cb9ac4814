package io.github.reusewatch.demo.cluster;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The command line of a node's process. */
record NodeCommand(NodeFiles files, String classPath) {

  Process storageTool(String clusterId) throws IOException {
    return start(
        "kafka.tools.StorageTool",
        "format",
        "--cluster-id",
        clusterId,
        "--config",
        files.serverProperties().toString());
  }

  Process kafka() throws IOException {
    return start("kafka.Kafka", files.serverProperties().toString());
  }

  private Process start(String... mainAndArguments) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(
        List.of(
            "-Xmx256m",
            "-XX:+UseSerialGC",
            "-XX:TieredStopAtLevel=1",
            // Files that a killed process would leave behind: performance data, native libraries.
            "-XX:-UsePerfData",
            "-Djava.io.tmpdir=" + files.tmp(),
            "-Dorg.slf4j.simpleLogger.showDateTime=true",
            "-Dorg.slf4j.simpleLogger.dateTimeFormat=HH:mm:ss.SSS",
            "-Dorg.slf4j.simpleLogger.defaultLogLevel=warn",
            // Says "Kafka Server started".
            "-Dorg.slf4j.simpleLogger.log.kafka.server.KafkaRaftServer=info",
            "-cp",
            classPath,
            NodeMain.class.getName()));
    command.addAll(List.of(mainAndArguments));
    return new ProcessBuilder(command)
        .redirectErrorStream(true)
        .redirectOutput(Redirect.appendTo(files.log().toFile()))
        .start();
  }
}
