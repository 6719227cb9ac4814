package io.github.reusewatch.bridge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.io.OutputStream;
import java.lang.reflect.Proxy;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** An error of the agent never reaches the client. */
class SendBridgeTest {
  @AfterEach
  void disconnect() {
    SendBridge.listen(null);
  }

  @Test
  void withoutAListenerNothingHappens() {
    Object callback = new Object();
    assertThat(SendBridge.sendEntered("producer", "record")).isNull();
    assertThat(SendBridge.callbackOf("send", callback)).isSameAs(callback);
    assertThat(SendBridge.copying(null, null, null, callback)).isSameAs(callback);
    OutputStream stream = OutputStream.nullOutputStream();
    assertThat(SendBridge.batchOpened(stream, null)).isSameAs(stream);
  }

  @Test
  void whateverTheListenerThrowsIsCountedAndTheCallbackIsTheApplications() {
    SendBridge.listen(throwing(new StackOverflowError("on purpose")));
    long before = SendBridge.errors();
    Object callback = new Object();
    assertThatCode(
            () -> {
              SendBridge.recordBuilt(null, null, null, null, null, null);
              SendBridge.headerAdded(null, null);
              SendBridge.hold("send");
              SendBridge.serializing(null);
              SendBridge.sendExited("send", null);
              SendBridge.serialized(null, true);
              SendBridge.bufferCopied(null);
              SendBridge.referenceSendExited("send", null, null);
              SendBridge.copied(null, true);
              SendBridge.acknowledged(null, null, null);
            })
        .doesNotThrowAnyException();
    assertThat(SendBridge.sendEntered("producer", "record")).isNull();
    assertThat(SendBridge.callbackOf("send", callback)).isSameAs(callback);
    assertThat(SendBridge.copying(null, null, null, callback)).isSameAs(callback);
    OutputStream stream = OutputStream.nullOutputStream();
    assertThat(SendBridge.batchOpened(stream, null)).isSameAs(stream);
    assertThat(SendBridge.errors()).isEqualTo(before + 14);
    assertThat(SendBridge.firstError()).isNotNull();
  }

  private static SendListener throwing(Throwable error) {
    return (SendListener)
        Proxy.newProxyInstance(
            SendBridgeTest.class.getClassLoader(),
            new Class<?>[] {SendListener.class},
            (proxy, method, arguments) -> {
              throw error;
            });
  }
}
