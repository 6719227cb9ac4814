package io.github.reusewatch.writers;

import java.io.IOException;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.nio.ByteBuffer;
import java.nio.LongBuffer;
import java.nio.channels.FileChannel;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** More of the JDK's methods that write into an array. */
final class FurtherJdk {
  private static final VarHandle ELEMENT = MethodHandles.arrayElementVarHandle(byte[].class);

  private FurtherJdk() {}

  static void addTo(WriterCases all) {
    all.marked("base64", FurtherJdk::encode);
    all.marked("mac", FurtherJdk::authenticate);
    all.marked("secure-random", FurtherJdk::random);
    all.marked("compare-and-set", FurtherJdk::compareAndSet);
    all.marked("inflater-into-buffer", FurtherJdk::inflate);
    all.marked("scattering-read", FurtherJdk::scatter);
    all.add("long-view-put-array", Expected.MARKED_LINE, FurtherJdk::putLongs);
    all.marked("datagram", FurtherJdk::receive);
  }

  private static void encode(byte[] array) {
    Base64.Encoder encoder = Base64.getEncoder();
    encoder.encode(new byte[30], array); // writes: base64
  }

  private static void authenticate(byte[] array) throws GeneralSecurityException {
    Mac mac = Mac.getInstance("HmacSHA256");
    mac.init(new SecretKeySpec(new byte[32], "HmacSHA256"));
    mac.doFinal(array, 10); // writes: mac
  }

  private static void random(byte[] array) {
    SecureRandom random = new SecureRandom();
    random.nextBytes(array); // writes: secure-random
  }

  private static void compareAndSet(byte[] array) {
    byte next = 1;
    boolean set = ELEMENT.compareAndSet(array, 3, Writing.FILLER, next); // writes: compare-and-set
    if (!set) {
      throw new IllegalStateException();
    }
  }

  private static void inflate(byte[] array) throws DataFormatException {
    Deflater deflater = new Deflater();
    deflater.setInput(new byte[200]);
    deflater.finish();
    byte[] compressed = new byte[64];
    int length = deflater.deflate(compressed);
    deflater.end();
    Inflater inflater = new Inflater();
    inflater.setInput(compressed, 0, length);
    ByteBuffer buffer = ByteBuffer.wrap(array, 8, 100);
    inflater.inflate(buffer); // writes: inflater-into-buffer
    inflater.end();
  }

  private static void scatter(byte[] array) throws IOException {
    try (FileChannel channel = FileChannel.open(InputFile.create())) {
      ByteBuffer[] buffers = {ByteBuffer.allocate(8), ByteBuffer.wrap(array, 100, 40)};
      channel.read(buffers); // writes: scattering-read
    }
  }

  private static Writing putLongs() {
    byte[] array = ArrayWriting.filled(Writing.SIZE);
    LongBuffer longs = ByteBuffer.wrap(array).asLongBuffer();
    return new MemoryWriting(
        array,
        () -> {
          longs.put(new long[4]); // writes: long-view-put-array
        });
  }

  /** The packet has the array; the socket is handed the packet. */
  private static void receive(byte[] array) throws IOException {
    try (DatagramSocket socket = new DatagramSocket(0, InetAddress.getLoopbackAddress())) {
      socket.send(new DatagramPacket(new byte[20], 20, socket.getLocalSocketAddress()));
      DatagramPacket packet = new DatagramPacket(array, 0, array.length);
      socket.receive(packet); // writes: datagram
    }
  }
}
