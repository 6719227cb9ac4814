package io.github.reusewatch.it;

import io.github.reusewatch.it.FlaggedParts.Flag;
import io.github.reusewatch.truth.Role;
import io.github.reusewatch.truth.Sum;
import io.github.reusewatch.truth.TruthTable;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.common.header.Header;

/**
 * Holds what the application built, what the broker has, and what the agent said against each
 * other. Uses nothing of the agent but its findings.
 */
final class TruthJoin {
  private final TruthTable built;
  private final FlaggedParts flagged;
  private final LeftOut leftOut;
  private final BitSet arrived = new BitSet();
  private final Set<String> placesOfFlags = new HashSet<>();
  private final Map<Agreement, Integer> counts = new EnumMap<>(Agreement.class);
  private final List<Disagreement> disagreements = new ArrayList<>();
  private int copies;

  TruthJoin(TruthTable built, FlaggedParts flagged, LeftOut leftOut) {
    this.built = built;
    this.flagged = flagged;
    this.leftOut = leftOut;
  }

  /** A record that a consumer got. One that arrived twice is judged twice. */
  void arrived(ConsumerRecord<byte[], byte[]> record) {
    int index = ByteBuffer.wrap(header(record, Role.IDENTITY_KEY)).getInt();
    String place = record.topic() + "-" + record.partition() + "@" + record.offset();
    copies++;
    arrived.set(index);
    judge(index, Role.KEY, Sum.of(record.key()), place);
    judge(index, Role.VALUE, Sum.of(record.value()), place);
    judge(index, Role.HEADER, Sum.of(header(record, Role.HEADER_KEY)), place);
  }

  /** To be called when all have arrived. */
  void complete() {
    for (Flag flag : flagged.all()) {
      if (arrived.get(flag.index())
          && flag.place() != null
          && !placesOfFlags.contains(flag.index() + " " + flag.place())) {
        count(Agreement.WRONG_PLACE, flag.index(), flag.role(), null, flag.place());
      }
    }
  }

  int records() {
    return arrived.cardinality();
  }

  /** More than the records where a retry was written twice. */
  int copies() {
    return copies;
  }

  int count(Agreement agreement) {
    return counts.getOrDefault(agreement, 0);
  }

  List<Disagreement> disagreements() {
    return disagreements;
  }

  private void judge(int index, Role role, Sum onBroker, String place) {
    Sum asBuilt = built.sum(index, role);
    Flag flag = flagged.of(index, role);
    if (flag != null && place.equals(flag.place())) {
      placesOfFlags.add(index + " " + place);
    }
    Agreement agreement = agreement(asBuilt, onBroker, flag);
    count(
        agreement.isForgivable() && leftOut.has(index, role) ? Agreement.LEFT_OUT : agreement,
        index,
        role,
        onBroker,
        place);
  }

  private static Agreement agreement(Sum asBuilt, Sum onBroker, Flag flag) {
    String wire = flag == null ? "intact" : flag.wire();
    if (onBroker.equals(asBuilt)) {
      return switch (wire) {
        case "intact" -> Agreement.INTACT;
        case "none" -> Agreement.NONE_THOUGH_ARRIVED;
        case "unknown" -> Agreement.UNKNOWN_THOUGH_INTACT;
        default -> Agreement.FALSE;
      };
    }
    return switch (wire) {
      case "changed" ->
          isSum(flag.crcBefore(), asBuilt, flag) && isSum(flag.crcAfter(), onBroker, flag)
              ? Agreement.FLAGGED
              : Agreement.WRONG_CHECKSUM;
      case "unknown" -> Agreement.UNKNOWN_THOUGH_CHANGED;
      default -> Agreement.MISSED;
    };
  }

  /** Of a buffer whose position is not 0 the agent's checksums are of a part only. */
  private static boolean isSum(String crc, Sum sum, Flag flag) {
    return crc == null
        || flag.length() != sum.length()
        || crc.equals(HexFormat.of().toHexDigits(sum.crc()));
  }

  private void count(Agreement agreement, int index, Role role, Sum onBroker, String place) {
    counts.merge(agreement, 1, Integer::sum);
    if (!agreement.isRight()) {
      disagreements.add(
          new Disagreement(agreement, index, role, built.sum(index, role), onBroker, place));
    }
  }

  private static byte[] header(ConsumerRecord<byte[], byte[]> record, String key) {
    Header header = record.headers().lastHeader(key);
    return header == null ? null : header.value();
  }

  /** The parts about which nobody can know everything. */
  interface LeftOut {
    boolean has(int index, Role role);
  }

  /**
   * A part about which the agent is wrong.
   *
   * @param onBroker {@code null} if it does not matter
   */
  record Disagreement(
      Agreement agreement, int index, Role role, Sum asBuilt, Sum onBroker, String place) {}
}
