package io.github.reusewatch.truth;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/**
 * All that is done in one run, made from its seed: the same seed gives the same script. Only how
 * the threads fall is not in it.
 */
public final class Script {
  static final int LATE_TOPICS = 3;
  private static final int EARLY_TOPICS = 3;
  private static final int PRODUCERS = 6;
  private static final int LATE_ONE_IN = 400;
  private static final int LARGE_ONE_IN = 2_000;
  private static final int LARGE = 1 << 20;
  private static final int[] POOLED_SIZES = {16, 200, 1_000, 4_000};
  private static final long LONGEST_DELAY_NANOS = 200_000_000;
  private static final int MOST_STEPS = 5_000;
  private static final long GOLDEN = 0x9E3779B97F4A7C15L;

  private final long seed;
  private final int records;
  private final List<ProducerPlan> producers;

  public Script(long seed, int records) {
    this.seed = seed;
    this.records = records;
    SplittableRandom random = new SplittableRandom(seed);
    producers =
        IntStream.range(0, PRODUCERS).mapToObj(n -> ProducerPlan.of(random.split(), n)).toList();
  }

  int records() {
    return records;
  }

  List<ProducerPlan> producers() {
    return producers;
  }

  /** The late ones come last. */
  public List<String> topics() {
    return IntStream.range(0, EARLY_TOPICS + LATE_TOPICS)
        .mapToObj(n -> "truth-" + seed + "-" + n)
        .toList();
  }

  /** Those that are there from the beginning. */
  List<String> earlyTopics() {
    return topics().subList(0, EARLY_TOPICS);
  }

  /** Whether the topic is not there yet when it is first sent to. */
  static boolean isLate(int topic) {
    return topic >= EARLY_TOPICS;
  }

  RecordPlan record(int index) {
    SplittableRandom random = new SplittableRandom(seed * GOLDEN + index);
    int producer = random.nextInt(PRODUCERS);
    Behaviour behaviour = Behaviour.chosenBy(random.nextDouble());
    boolean atOnce = behaviour != Behaviour.CHANGED_ONCE && random.nextInt(3) > 0;
    return new RecordPlan(
        index,
        producer,
        topic(random, index),
        parts(random, behaviour, producers.get(producer)),
        behaviour,
        behaviour == Behaviour.CHANGED_WHEN_HANDED_OVER || random.nextInt(5) == 0,
        random.nextBoolean(),
        atOnce ? 0 : upTo(random, LONGEST_DELAY_NANOS),
        (int) upTo(random, MOST_STEPS),
        random.nextBoolean(),
        random.nextLong());
  }

  /** Producers and plan of a record, to be read by whoever looks into a disagreement. */
  public String describe(int index) {
    RecordPlan plan = record(index);
    return plan + " by " + producers.get(plan.producer());
  }

  /**
   * Whether a part is copied by a serializer of the application's own while another thread may
   * write into it. What such a serializer makes of its bytes is its own affair, so nobody outside
   * can tell a torn copy from another form of the right bytes (docs/limits.md).
   */
  public boolean cannotBeTold(int index, Role role) {
    RecordPlan plan = record(index);
    return producers.get(plan.producer()).form(role) == Form.BUFFERS_FROM_POSITION
        && (plan.handedOver() || plan.behaviour().isConcurrent());
  }

  /** What is done with a part of a record, as a heading for counts. */
  public String kind(int index, Role role) {
    RecordPlan plan = record(index);
    PartPlan part = plan.parts().get(role);
    return String.format(
        "%s %s by %s",
        plan.behaviour(),
        part == null ? "nothing" : part.container(),
        producers.get(plan.producer()).form(role));
  }

  /** Late topics come into use one after the other. */
  private int topic(SplittableRandom random, int index) {
    int late = random.nextInt(LATE_TOPICS);
    return random.nextInt(LATE_ONE_IN) == 0
            && index > (long) records * (late + 1) / (LATE_TOPICS + 2)
        ? EARLY_TOPICS + late
        : random.nextInt(EARLY_TOPICS);
  }

  private static Map<Role, PartPlan> parts(
      SplittableRandom random, Behaviour behaviour, ProducerPlan producer) {
    Map<Role, PartPlan> parts = new EnumMap<>(Role.class);
    int touched = 1 + random.nextInt(7);
    if (random.nextInt(4) > 0) {
      parts.put(
          Role.KEY,
          new PartPlan(
              container(random, behaviour, producer.key()),
              size(random, behaviour, 64),
              (touched & 1) != 0));
    }
    if (random.nextInt(50) > 0) {
      int most = random.nextInt(LARGE_ONE_IN) == 0 ? LARGE : valueBound(random);
      parts.put(
          Role.VALUE,
          new PartPlan(
              container(random, behaviour, producer.value()),
              size(random, behaviour, Math.min(most, producer.mostBytes())),
              (touched & 2) != 0));
    }
    if (random.nextInt(2) > 0) {
      parts.put(
          Role.HEADER,
          new PartPlan(Container.ARRAY, size(random, behaviour, 256), (touched & 4) != 0));
    }
    return parts;
  }

  private static int valueBound(SplittableRandom random) {
    int dice = random.nextInt(1_000);
    return dice < 700 ? 256 : dice < 950 ? 4_096 : dice < 993 ? 16_384 : 65_536;
  }

  /** Pools are of memory on the heap. */
  private static Container container(SplittableRandom random, Behaviour behaviour, Form form) {
    List<Container> containers = form.containers();
    Container chosen = containers.get(random.nextInt(containers.size()));
    return behaviour.usesPool() && chosen == Container.DIRECT_BUFFER
        ? Container.READ_ONLY_BUFFER
        : chosen;
  }

  /** Those that come from a pool are of few sizes, so that each is soon used again. */
  private static int size(SplittableRandom random, Behaviour behaviour, int most) {
    return behaviour.usesPool()
        ? Math.min(most, POOLED_SIZES[random.nextInt(POOLED_SIZES.length)])
        : most == LARGE ? LARGE : random.nextInt(most + 1);
  }

  /** Every order of magnitude as often as any other. */
  private static long upTo(SplittableRandom random, long most) {
    return (long) Math.pow((double) most, random.nextDouble());
  }
}
