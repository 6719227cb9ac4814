package io.github.reusewatch.it;

import io.github.reusewatch.corpus.Answer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** Expected and found, a line for each case and variant, and how many were not the same. */
final class CorpusReport {
  private final List<String> lines = new ArrayList<>();
  private final List<String> wrong = new ArrayList<>();
  private int found;
  private int missed;
  private int falselyFound;
  private int wrongKind;
  private int wrongWire;

  /** One variant of one case. */
  void add(String name, List<Answer> expected, List<Answer> answers) {
    List<Answer> open = new ArrayList<>(expected);
    List<Answer> left = new ArrayList<>(answers);
    int right = pair(open, left, Answer::isAnsweredBy);
    int wires = pair(open, left, (e, f) -> e.kind().equals(f.kind()) && !e.wire().equals(f.wire()));
    int kinds = pair(open, left, (e, f) -> true);
    found += right;
    wrongWire += wires;
    wrongKind += kinds;
    missed += open.size();
    falselyFound += left.size();
    boolean isRight = right == expected.size() && right == answers.size();
    String line =
        String.format(
            "%-5s %s | expected: %s | found: %s",
            isRight ? "right" : "WRONG", name, text(expected), text(answers));
    lines.add(line);
    if (!isRight) {
      wrong.add(line);
    }
  }

  /** Takes from both lists what belongs together, and says how many pairs. */
  private static int pair(
      List<Answer> expected, List<Answer> answers, BiPredicate<Answer, Answer> alike) {
    int pairs = 0;
    for (Answer each : List.copyOf(expected)) {
      Predicate<Answer> answersIt = answer -> alike.test(each, answer);
      Answer answer = answers.stream().filter(answersIt).findFirst().orElse(null);
      if (answer != null) {
        expected.remove(each);
        answers.remove(answer);
        pairs++;
      }
    }
    return pairs;
  }

  private static String text(List<Answer> answers) {
    return answers.isEmpty()
        ? "nothing"
        : answers.stream().map(Answer::toString).sorted().collect(Collectors.joining("; "));
  }

  int cases() {
    return lines.size();
  }

  List<String> wrong() {
    return wrong;
  }

  void write(Path file) throws IOException {
    List<String> all = new ArrayList<>(lines);
    all.sort(null);
    all.add(total());
    Files.write(file, all);
  }

  String total() {
    return String.format(
        "total cases=%d found=%d missed=%d false=%d wrong kind=%d wrong wire=%d",
        lines.size(), found, missed, falselyFound, wrongKind, wrongWire);
  }
}
