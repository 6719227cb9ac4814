package io.github.reusewatch.demo.bench.app;

import java.util.concurrent.atomic.AtomicBoolean;
import org.apache.kafka.clients.producer.Callback;
import org.apache.kafka.clients.producer.RecordMetadata;

/** A record's array, which is used again only when its last send is acknowledged. */
final class Slot implements Callback {
  private static final byte[] DIGITS = {
    '0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'a', 'b', 'c', 'd', 'e', 'f'
  };

  private final byte[] value;
  private final Acknowledgements acknowledgements;
  private final AtomicBoolean inFlight = new AtomicBoolean();

  Slot(byte[] value, Acknowledgements acknowledgements) {
    this.value = value;
    this.acknowledgements = acknowledgements;
  }

  boolean isFree() {
    return !inFlight.getAcquire();
  }

  /** Writes what makes this record another one than the last: its number. */
  byte[] fill(long number) {
    inFlight.setRelease(true);
    long rest = number;
    for (int i = 15; i >= 0; i--) {
      value[i] = DIGITS[(int) (rest & 15)];
      rest >>>= 4;
    }
    return value;
  }

  @Override
  public void onCompletion(RecordMetadata metadata, Exception exception) {
    if (exception == null) {
      acknowledgements.add();
    } else {
      acknowledgements.failed(exception);
    }
    inFlight.setRelease(false);
  }
}
