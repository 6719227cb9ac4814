package io.github.reusewatch.demo;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

class ArchitectureTest {
  private static final String ROOT = "io.github.reusewatch..";
  private static final String CLUSTER = "io.github.reusewatch.demo.cluster..";
  private static final String APPLICATION = "io.github.reusewatch.demo.story.app..";
  private static final String JOIN = "io.github.reusewatch.demo.story.join..";

  private static final String RUN = "io.github.reusewatch.demo.run..";
  private static final String CVE = "io.github.reusewatch.demo.cve..";
  private static final String CVE_APPLICATION = "io.github.reusewatch.demo.cve.app..";
  private static final String CVE_JOIN = "io.github.reusewatch.demo.cve.join..";
  private static final String BENCH = "io.github.reusewatch.demo.bench..";
  private static final String BENCH_APPLICATION = "io.github.reusewatch.demo.bench.app..";
  private static final String BENCH_BROKER = "io.github.reusewatch.demo.bench.broker..";
  private static final String STORY = "io.github.reusewatch.demo.story";

  private final JavaClasses classes =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("io.github.reusewatch.demo");

  @Test
  void theApplicationsKnowOfNothingButThemselves() {
    onlyKnows(APPLICATION);
    onlyKnows(CVE_APPLICATION);
    onlyKnows(BENCH_APPLICATION);
  }

  @Test
  void theBrokerOfTheMeasurementKnowsOfNothingButItself() {
    onlyKnows(BENCH_BROKER);
  }

  @Test
  void theMeasurementKnowsOfNoStory() {
    onlyKnows(BENCH, RUN, CLUSTER);
  }

  @Test
  void theClusterKnowsOfNothingButItself() {
    onlyKnows(CLUSTER);
  }

  @Test
  void whatEveryStoryNeedsKnowsOfNone() {
    onlyKnows(RUN);
  }

  @Test
  void theJoinsKnowOfFilesAndRecordsOnly() {
    onlyKnows(JOIN, APPLICATION);
    onlyKnows(CVE_JOIN, CVE_APPLICATION, JOIN);
  }

  @Test
  void theStoryOfTheClientsBugDoesNotKnowTheOther() {
    noClasses()
        .that()
        .resideInAPackage(CVE)
        .should()
        .dependOnClassesThat(resideInAPackage(STORY))
        .check(classes);
  }

  private void onlyKnows(String room, String... others) {
    noClasses()
        .that()
        .resideInAPackage(room)
        .should()
        .dependOnClassesThat(
            resideInAPackage(ROOT)
                .and(not(resideInAPackage(room)))
                .and(not(resideInAnyPackage(others))))
        .check(classes);
  }
}
