package io.github.reusewatch.truth;

import java.util.EnumMap;
import java.util.Map;
import java.util.SplittableRandom;

/** Makes parcels for one thread, of new memory, of a pool's, or of that of the parcel before. */
final class Packer {
  private final Pool pool;
  private Map<Role, Part> last = Map.of();

  Packer(Pool pool) {
    this.pool = pool;
  }

  Parcel pack(RecordPlan plan) {
    SplittableRandom random = plan.random();
    Map<Role, Part> parts = new EnumMap<>(Role.class);
    plan.parts().forEach((role, part) -> parts.put(role, part(plan, role, part, random)));
    last = plan.behaviour().leavesMemoryAlone(plan.handedOver()) ? parts : Map.of();
    return new Parcel(plan, parts);
  }

  /** The memory of another part can only be used again in the container it had. */
  private Part part(RecordPlan plan, Role role, PartPlan part, SplittableRandom random) {
    Part before = last.get(role);
    if (plan.behaviour() == Behaviour.ON_THE_LAST_ONES_MEMORY
        && before != null
        && before.container() == part.container()) {
      if (part.touched()) {
        before.memory().fill(random);
      }
      return before.again(part);
    }
    Container container = part.container();
    Memory memory =
        plan.behaviour().usesPool()
            ? pool.take(container.capacity(part.size()))
            : container.allocate(part.size());
    memory.fill(random);
    return Part.of(memory, part);
  }
}
