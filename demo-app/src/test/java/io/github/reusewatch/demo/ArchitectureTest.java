package io.github.reusewatch.demo;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
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

  private final JavaClasses classes =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("io.github.reusewatch.demo");

  @Test
  void theApplicationKnowsOfNothingButItself() {
    noClasses()
        .that()
        .resideInAPackage(APPLICATION)
        .should()
        .dependOnClassesThat(resideInAPackage(ROOT).and(not(resideInAPackage(APPLICATION))))
        .check(classes);
  }

  @Test
  void theClusterKnowsOfNothingButItself() {
    noClasses()
        .that()
        .resideInAPackage(CLUSTER)
        .should()
        .dependOnClassesThat(resideInAPackage(ROOT).and(not(resideInAPackage(CLUSTER))))
        .check(classes);
  }

  @Test
  void theJoinKnowsOfTheApplicationOnly() {
    noClasses()
        .that()
        .resideInAPackage(JOIN)
        .should()
        .dependOnClassesThat(
            resideInAPackage(ROOT)
                .and(not(resideInAPackage(JOIN)))
                .and(not(resideInAPackage(APPLICATION))))
        .check(classes);
  }
}
