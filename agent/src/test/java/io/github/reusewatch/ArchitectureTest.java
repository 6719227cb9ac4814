package io.github.reusewatch;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.library.dependencies.SlicesRuleDefinition;
import org.junit.jupiter.api.Test;

/** Which room may see which. */
class ArchitectureTest {
  private static final String CORE = "io.github.reusewatch.core.";
  private static final JavaClasses AGENT = new ClassFileImporter().importPath("target/classes");

  @Test
  void premainAndBridgeDependOnTheJdkOnly() {
    classes()
        .that()
        .resideInAnyPackage("io.github.reusewatch.premain")
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage("java..", "io.github.reusewatch.premain")
        .check(AGENT);
    classes()
        .that()
        .resideInAnyPackage("io.github.reusewatch.bridge")
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage("java..", "io.github.reusewatch.bridge")
        .check(AGENT);
  }

  @Test
  void onlyInstrumentUsesByteBuddy() {
    noClasses()
        .that()
        .resideOutsideOfPackage(CORE + "instrument")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("net.bytebuddy..")
        .check(AGENT);
  }

  @Test
  void nothingIsCompiledAgainstKafkaOrTheDemo() {
    noClasses()
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("org.apache.kafka..", "io.github.reusewatch.demo..")
        .check(AGENT);
  }

  @Test
  void arrowsPointOneWay() {
    noClasses()
        .that()
        .resideInAPackage(CORE + "report")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            CORE + "watch",
            CORE + "pool",
            CORE + "instrument",
            CORE + "kafka",
            CORE + "cli",
            "io.github.reusewatch.bridge")
        .check(AGENT);
    noClasses()
        .that()
        .resideInAnyPackage(CORE + "watch", CORE + "pool")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(CORE + "instrument", CORE + "cli")
        .check(AGENT);
    classes()
        .that()
        .resideInAPackage(CORE + "reach")
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage("java..", CORE + "reach")
        .check(AGENT);
    noClasses()
        .that()
        .resideInAPackage(CORE + "kafka")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            CORE + "watch", CORE + "pool", CORE + "report", CORE + "instrument", CORE + "cli")
        .check(AGENT);
    noClasses()
        .that()
        .resideInAPackage(CORE + "instrument")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(CORE + "watch", CORE + "pool", CORE + "cli")
        .check(AGENT);
    noClasses()
        .that()
        .resideInAPackage(CORE + "config")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            CORE + "watch",
            CORE + "pool",
            CORE + "report",
            CORE + "instrument",
            CORE + "kafka",
            CORE + "cli",
            "io.github.reusewatch.bridge")
        .check(AGENT);
    noClasses()
        .that()
        .resideOutsideOfPackage(CORE + "cli")
        .should()
        .dependOnClassesThat()
        .resideInAPackage(CORE + "cli")
        .check(AGENT);
    SlicesRuleDefinition.slices().matching(CORE + "(*)..").should().beFreeOfCycles().check(AGENT);
  }

  @Test
  void nobodyPrintsButTheConsoleAndTheEntryPoints() {
    noClasses()
        .that()
        .resideOutsideOfPackages("io.github.reusewatch.premain", CORE + "cli")
        .should()
        .accessField(System.class, "out")
        .orShould()
        .accessField(System.class, "err")
        .check(AGENT);
  }
}
