package io.github.reusewatch.truth;

import java.io.IOException;
import java.util.concurrent.Executor;
import org.apache.kafka.clients.producer.ProducerRecord;

/** Builds every so manieth record of a script, and sends it or has it sent by another thread. */
final class Sender {
  private final Script script;
  private final Workshop workshop;
  private final Executor writers;
  private final Packer packer;
  private final Mutator mutator;

  Sender(Script script, Workshop workshop, Executor writers, Mutator mutator) {
    this.script = script;
    this.workshop = workshop;
    this.writers = writers;
    this.packer = new Packer(workshop.pool());
    this.mutator = mutator;
  }

  Void sendEvery(int step, int first) throws IOException {
    for (int index = first; index < script.records(); index += step) {
      send(script.record(index));
    }
    return null;
  }

  private void send(RecordPlan plan) throws IOException {
    Parcel parcel = packer.pack(plan);
    String topic = script.topics().get(plan.topic());
    workshop.log().built(plan.index(), parcel.sums(script.producers().get(plan.producer())));
    ProducerRecord<Object, Object> record = parcel.record(topic);
    Conduct conduct = new Conduct(plan, parcel, workshop.pool(), mutator);
    conduct.built();
    if (Script.isLate(plan.topic())) {
      workshop.lateTopics().await(topic);
    }
    if (plan.handedOver()) {
      writers.execute(() -> send(plan, record, conduct));
      conduct.handedOver();
    } else {
      send(plan, record, conduct);
    }
  }

  private void send(RecordPlan plan, ProducerRecord<Object, Object> record, Conduct conduct) {
    workshop
        .producers()
        .send(
            plan,
            record,
            (metadata, failure) -> {
              workshop.outcomes().count(failure);
              conduct.acked();
            });
    conduct.returned();
  }
}
