package io.github.reusewatch.it;

import java.io.IOException;
import java.nio.file.Path;
import java.util.regex.Pattern;
import net.bytebuddy.jar.asm.commons.Remapper;
import net.bytebuddy.utility.OpenedClassReader;

/**
 * A client of tomorrow, for each hook, that has other names where the hook looks.
 *
 * <p>Patterns are of the names of the smoke's trials.
 */
enum MissingHook {
  RECORD(
      "record (no constructor with topic, partition, timestamp, key, value and headers; so bytes are watched from the entry of send only)",
      "(D4|D13)\\..*",
      "") {
    @Override
    String descriptorOf(String descriptor) {
      return descriptor.equals(SIX_ARGUMENTS + "Ljava/lang/Iterable;)V")
          ? SIX_ARGUMENTS + "Ljava/lang/Object;)V"
          : descriptor;
    }
  },
  HEADERS(
      "headers (no method add(Header); so headers added to a record after its construction are watched from the entry of send only)",
      ".*\\.header\\..*",
      "") {
    @Override
    boolean renames(String owner, String method, String descriptor) {
      return owner.startsWith("org/apache/kafka/common/header/") && method.equals("add");
    }
  },
  SEND(
      "send (no method send(ProducerRecord, Callback); so nothing of this producer is watched)",
      ".*",
      "") {
    @Override
    boolean renames(String owner, String method, String descriptor) {
      return owner.startsWith("org/apache/kafka/clients/producer/") && method.equals("send");
    }
  },
  SERIALIZATION(
      "serialization (no method doSend(ProducerRecord, Callback); so for serializers that change the form of the bytes, wire is unknown); "
          + "serializers (doSend calls Serializer.serialize 0 times, not twice; so an array that a serializer uses again before it was copied is not noticed); "
          + "failure (doSend catches ApiException at 0 places, not one; so each send costs one object more)",
      "D6\\..*",
      "") {
    @Override
    boolean renames(String owner, String method, String descriptor) {
      return owner.endsWith("/KafkaProducer") && method.equals("doSend");
    }
  },
  SERIALIZERS(
      "serializers (doSend calls Serializer.serialize 0 times, not twice; so an array that a serializer uses again before it was copied is not noticed)",
      "D6\\..*",
      "") {
    @Override
    boolean renames(String owner, String method, String descriptor) {
      return method.equals("serialize") && descriptor.contains("/Headers;");
    }
  },
  BUFFERS(
      "buffers (no method serialize(String, ByteBuffer); so wire is unknown for a ByteBuffer that changes while it is serialized)",
      "",
      "") {
    @Override
    boolean renames(String owner, String method, String descriptor) {
      return owner.endsWith("/ByteBufferSerializer")
          && method.equals("serialize")
          && descriptor.contains("ByteBuffer;");
    }
  },
  COPY(
      "copy (no method tryAppend(long, byte[], byte[], Header[], Callback, long); so changes after the entry of send are seen at the acknowledgement only, after interceptors, and wire is unknown; an array that a serializer uses again before it was copied is not noticed)",
      "D6\\..*",
      "(D3|D4|D7|D13)\\..*") {
    @Override
    boolean renames(String owner, String method, String descriptor) {
      return owner.endsWith("/ProducerBatch") && method.equals("tryAppend");
    }
  },
  BATCH(
      "batch (no class org.apache.kafka.common.record.internal.MemoryRecordsBuilder; so wire is unknown for changes before or while the client copies; an array that a serializer uses again before it was copied is not noticed)",
      "D6\\..*",
      "(D3|D4|D13)\\..*\\.(array|Bytes)\\..*") {
    @Override
    String nameOf(String type) {
      return type.replaceFirst("/MemoryRecordsBuilder\\b", "/MemoryRecordsMaker");
    }
  },
  FAILURE(
      "failure (doSend catches ApiException at 0 places, not one; so each send costs one object more)",
      "",
      "") {
    @Override
    String nameOf(String type) {
      return type.replaceFirst("/ApiException\\b", "/ApiFailure");
    }
  },
  POOL("pool (no method deallocate(ByteBuffer, int)" + Pool.COST, "", "") {
    @Override
    boolean renames(String owner, String method, String descriptor) {
      return owner.endsWith("/BufferPool") && method.equals("deallocate");
    }
  },
  BATCHES("batches (not one method done(long, long, RuntimeException...)" + Pool.COST, "", "") {
    @Override
    boolean renames(String owner, String method, String descriptor) {
      return owner.endsWith("/ProducerBatch") && method.equals("done");
    }
  },
  REQUESTS(
      "requests (no method sendProduceRequest(long, int, short, int, List)" + Pool.COST, "", "") {
    @Override
    boolean renames(String owner, String method, String descriptor) {
      return method.equals("sendProduceRequest");
    }
  },
  TRANSMISSION(
      "transmission (no class org.apache.kafka.common.network.ByteBufferSend" + Pool.COST, "", "") {
    @Override
    String nameOf(String type) {
      return type.replaceFirst("/ByteBufferSend\\b", "/BuffersSend");
    }
  },
  CHANNELS("channels (no methods close() and disconnect()" + Pool.COST, "", "") {
    @Override
    boolean renames(String owner, String method, String descriptor) {
      return owner.endsWith("/KafkaChannel") && method.equals("disconnect");
    }
  };

  private static final String SIX_ARGUMENTS =
      "(Ljava/lang/String;Ljava/lang/Integer;Ljava/lang/Long;Ljava/lang/Object;Ljava/lang/Object;";

  /** What the start line says is not in. */
  final String said;

  private final Pattern missed;
  private final Pattern unknown;

  /**
   * @param missed of what findings may be missing
   * @param unknown of what is found, with an unknown wire
   */
  MissingHook(String said, String missed, String unknown) {
    this.said = said;
    this.missed = Pattern.compile(missed);
    this.unknown = Pattern.compile(unknown);
  }

  /** Whether it is one of those of which none goes in if one does not fit. */
  boolean isOfPool() {
    return said.endsWith(Pool.COST);
  }

  boolean mayMiss(String trial) {
    return missed.matcher(trial).matches();
  }

  boolean leavesUnknown(String trial) {
    return unknown.matcher(trial).matches();
  }

  boolean renames(String owner, String method, String descriptor) {
    return false;
  }

  String descriptorOf(String descriptor) {
    return descriptor;
  }

  String nameOf(String type) {
    return type;
  }

  /** Such a client, in a jar in that folder. */
  ClientUnderTest client(Path folder) throws IOException {
    Remapper names =
        new Remapper(OpenedClassReader.ASM_API) {
          @Override
          public String mapMethodName(String owner, String name, String descriptor) {
            return renames(owner, name, descriptor) ? name + "Differently" : name;
          }

          @Override
          public String mapMethodDesc(String descriptor) {
            return descriptorOf(super.mapMethodDesc(descriptor));
          }

          @Override
          public String map(String internalName) {
            return nameOf(internalName);
          }
        };
    return ClientUnderTest.ofVersion("4.3.1").renamed("without-" + this, names, folder);
  }

  /** What is the same for each hook at the client's buffer pool. */
  private static final class Pool {
    static final String COST = "; so the client's own buffer pool is not watched)";

    private Pool() {}
  }
}
