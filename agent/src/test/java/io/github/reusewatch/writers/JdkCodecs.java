package io.github.reusewatch.writers;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;
import javax.crypto.Cipher;
import javax.crypto.spec.IvParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/**
 * Encoders, compressors, digests and ciphers of the JDK's that put their results into the array.
 */
final class JdkCodecs {
  private JdkCodecs() {}

  static void addTo(WriterCases all) {
    all.marked("charset-encoder", JdkCodecs::encode);
    all.marked("inflater", JdkCodecs::inflate);
    all.marked("deflater", JdkCodecs::deflate);
    all.marked("message-digest", JdkCodecs::digest);
    all.marked("cipher", JdkCodecs::encrypt);
  }

  private static void encode(byte[] array) {
    CharsetEncoder encoder = StandardCharsets.UTF_8.newEncoder();
    ByteBuffer out = ByteBuffer.wrap(array);
    encoder.encode(CharBuffer.wrap("order 4711"), out, true); // writes: charset-encoder
  }

  private static void inflate(byte[] array) throws DataFormatException {
    Deflater deflater = new Deflater();
    byte[] compressed = new byte[64];
    int length = deflated(deflater, compressed);
    Inflater inflater = new Inflater();
    inflater.setInput(compressed, 0, length);
    inflater.inflate(array, 0, 100); // writes: inflater
    inflater.end();
  }

  private static int deflated(Deflater deflater, byte[] into) {
    deflater.setInput(new byte[200]);
    deflater.finish();
    int length = deflater.deflate(into);
    deflater.end();
    return length;
  }

  private static void deflate(byte[] array) {
    Deflater deflater = new Deflater();
    deflater.setInput(new byte[200]);
    deflater.finish();
    deflater.deflate(array, 20, 200); // writes: deflater
    deflater.end();
  }

  private static void digest(byte[] array) throws GeneralSecurityException {
    MessageDigest digest = MessageDigest.getInstance("SHA-256");
    digest.update(new byte[10]);
    digest.digest(array, 32, 32); // writes: message-digest
  }

  private static void encrypt(byte[] array) throws GeneralSecurityException {
    byte[] zeros = new byte[16];
    Cipher cipher = Cipher.getInstance("AES/CTR/NoPadding");
    cipher.init(
        Cipher.ENCRYPT_MODE, new SecretKeySpec(zeros, "AES"), new IvParameterSpec(new byte[16]));
    cipher.doFinal(zeros, 0, 16, array, 64); // writes: cipher
  }
}
