package io.github.reusewatch.core.report;

import io.github.reusewatch.core.config.Choices.Pool;
import io.github.reusewatch.core.config.Choices.Watch;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.LongAdder;

/** What is printed when the process ends. Says what was not watched as loudly as what was found. */
public final class ExitSummary {
  private static final String NO_SEND =
      "==== reusewatch: NO SEND WAS SEEN: this run says nothing about buffer reuse. ";

  private static final String NO_PRODUCER = "No KafkaProducer class was loaded in this process";

  /** All that there is to say if no class of a Kafka client was loaded. */
  public static final String NOTHING_CAME = NO_SEND + NO_PRODUCER + ".";

  private final SendStatistics sends;
  private final PoolStatistics pool;
  private final Pool poolOption;
  private final FindingCounts findings;
  private final FindingQueue queue;
  private final Watch watch;
  private final List<String> files;
  private final List<String> unmatchedProducers;
  private final List<String> ofOptions;

  /**
   * A summary that is not written yet.
   *
   * @param files where findings were written to beside stderr
   * @param unmatchedProducers of the option {@code producers}
   * @param ofOptions what else options did, a line each
   */
  public ExitSummary(
      SendStatistics sends,
      PoolStatistics pool,
      Pool poolOption,
      FindingCounts findings,
      FindingQueue queue,
      Watch watch,
      List<String> files,
      List<String> unmatchedProducers,
      List<String> ofOptions) {
    this.sends = sends;
    this.pool = pool;
    this.poolOption = poolOption;
    this.findings = findings;
    this.queue = queue;
    this.watch = watch;
    this.files = files;
    this.unmatchedProducers = unmatchedProducers;
    this.ofOptions = ofOptions;
  }

  /**
   * The summary, of several lines.
   *
   * @param unfinished the sends that were not acknowledged when the process ended
   * @param agentErrors the errors of the agent that were swallowed
   */
  public String text(long unfinished, long agentErrors) {
    List<String> lines = new ArrayList<>();
    if (sends.seen.sum() == 0) {
      lines.add(NO_SEND + whyNone());
    } else {
      lines.add("==== reusewatch: exit summary");
      sends(lines, unfinished);
      pool(lines);
      ofOptions.forEach(line -> lines.add("  " + line));
      findings(lines);
    }
    if (agentErrors > 0) {
      lines.add(
          "errors of the agent's own, swallowed: "
              + number(agentErrors)
              + "; the sends they happened in may be unwatched.");
    }
    return String.join("\n", lines);
  }

  private String whyNone() {
    if (sends.producersLeftAlone.sum() > 0) {
      return "KafkaProducer was loaded and could not be watched: see the line 'not watching' above.";
    }
    if (sends.producersWatched.sum() > 0) {
      return "A producer's class was loaded and watched, but its send was never called.";
    }
    return NO_PRODUCER
        + (sends.producersNotNamed.sum() > 0
            ? ", but " + notNamed() + ": see the option producers."
            : ".");
  }

  private String notNamed() {
    return number(sends.producersNotNamed) + " other classes that implement Producer";
  }

  private void sends(List<String> lines, long unfinished) {
    lines.add(
        "sends: "
            + number(sends.seen)
            + " seen, "
            + number(sends.watched)
            + " watched ("
            + number(sends.watchedFromConstruction())
            + " from the record's construction), "
            + number(unfinished)
            + " not acknowledged when the process ended");
    skipped(lines, sends.otherTopic, "on topics left out by the option topics");
    skipped(lines, sends.notSampled, "left out by the option sample");
    skipped(lines, sends.inFlightFull, "past max-in-flight");
    if (sends.noBytes.sum() > 0) {
      lines.add(
          "  watched from the serializers to the client's copy only: "
              + number(sends.noBytes)
              + " without a non-empty byte[], ByteBuffer or Bytes in key, value or headers");
    }
    if (sends.producersNotNamed.sum() > 0) {
      lines.add("  not watched by themselves: " + notNamed() + " (what they pass on is)");
    }
    for (String glob : unmatchedProducers) {
      lines.add("  option producers: no class that implements Producer matched '" + glob + "'");
    }
    if (sends.headersLeftOut.sum() > 0) {
      lines.add(
          "  not watched, header values: "
              + number(sends.headersLeftOut)
              + ", of headers read lazily or of a class other than RecordHeader");
    }
    if (sends.watchedToCopyOnly.sum() > 0) {
      lines.add(
          "  watched up to the client's copy only, not until the acknowledgement: "
              + number(sends.watchedToCopyOnly)
              + " with a ByteBuffer outside the heap");
    }
    if (sends.endNotObservable.sum() > 0) {
      lines.add(
          "  watched to the return of send only, since nothing tells when it is over: "
              + number(sends.endNotObservable)
              + " of producers named by the option producers");
    }
    if (watch == Watch.SEND) {
      lines.add(
          "  watch=send: a change between a record's construction and its send is not observable");
    }
  }

  private void pool(List<String> lines) {
    if (poolOption == Pool.OFF) {
      lines.add("  pool=off: the client's own buffers were not watched");
    } else if (pool.sent.sum() == 0) {
      if (sends.producersWatched.sum() > 0) {
        lines.add("  the client's own buffers: no batch was seen on its way to the network");
      }
    } else {
      lines.add(
          "  the client's own buffers: "
              + number(pool.sent)
              + " batches watched on their way to the network; buffers freed before all was written: "
              + number(pool.freedInFlight)
              + (pool.withheld.sum() == 0
                  ? ""
                  : ", of which " + number(pool.withheld) + " were kept from the pool"));
    }
  }

  private void findings(List<String> lines) {
    if (sends.watched.sum() == 0 && findings.total() == 0) {
      lines.add(
          sends.noBytes.sum() == 0
              ? "NO SEND WAS WATCHED: this run says nothing about the reuse of the application's buffers."
              : "NO BUFFER OF THE APPLICATION WAS WATCHED: this run says nothing about their reuse; no array of a serializer was used again before its copy.");
      return;
    }
    if (findings.total() == 0) {
      lines.add("findings: 0 among the " + number(sends.watched) + " watched sends");
    } else {
      StringBuilder kinds = new StringBuilder("findings: " + number(findings.total()));
      findings
          .byKind()
          .forEach(
              (kind, count) -> kinds.append("; ").append(kind).append(": ").append(number(count)));
      lines.add(kinds.toString());
      findings.topics().forEach(topic -> lines.add("  " + topic));
      findings.causes().forEach(cause -> lines.add("  " + cause));
      findings.wrongBatches().forEach(batch -> lines.add("  " + batch));
      files.forEach(file -> lines.add("  findings file: " + file));
    }
    if (sends.harmlessFindings.sum() > 0) {
      lines.add(
          "  "
              + number(sends.harmlessFindings)
              + " more changed nothing of what the broker got, and are left out by report=wire");
    }
    if (queue.lost() > 0) {
      lines.add(
          "  "
              + number(queue.lost())
              + " more were lost: they came faster than they could be written");
    }
    if (sends.evidenceDropped.sum() > 0) {
      lines.add(
          "  "
              + number(sends.evidenceDropped)
              + " findings are without the positions of the changed bytes: their copies were dropped, evidence-budget was exceeded");
    }
  }

  private static void skipped(List<String> lines, LongAdder count, String why) {
    if (count.sum() > 0) {
      lines.add("  not watched: " + number(count) + " " + why);
    }
  }

  private static String number(LongAdder count) {
    return number(count.sum());
  }

  private static String number(long count) {
    return String.format(Locale.ROOT, "%,d", count);
  }
}
