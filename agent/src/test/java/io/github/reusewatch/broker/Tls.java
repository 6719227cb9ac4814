package io.github.reusewatch.broker;

import java.io.IOException;
import java.io.InputStream;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;

/** TLS with a key that is made for this run, which its clients trust and nobody else. */
public final class Tls implements Transport {
  /** The key opens nothing but a test's own broker, for the time of the test. */
  private static final String PASSWORD = "of-this-run";

  private static final String STORE_TYPE = "PKCS12";

  private final Path keyStore;
  private final SSLContext context;

  private Tls(Path keyStore) throws IOException, GeneralSecurityException {
    this.keyStore = keyStore;
    KeyStore keys = KeyStore.getInstance(STORE_TYPE);
    try (InputStream in = Files.newInputStream(keyStore)) {
      keys.load(in, PASSWORD.toCharArray());
    }
    KeyManagerFactory factory = KeyManagerFactory.getInstance("PKIX");
    factory.init(keys, PASSWORD.toCharArray());
    context = SSLContext.getInstance("TLS");
    context.init(factory.getKeyManagers(), null, null);
  }

  /**
   * With a new self-signed key, made by this JDK's keytool.
   *
   * @param folder for the key store
   */
  public static Tls withNewKeyIn(Path folder)
      throws IOException, GeneralSecurityException, InterruptedException {
    return new Tls(makeKeyStore(folder));
  }

  /**
   * With a key that is there already.
   *
   * @param keyStore of {@link #makeKeyStore}
   */
  public static Tls withKeyOf(Path keyStore) throws IOException, GeneralSecurityException {
    return new Tls(keyStore);
  }

  /** For brokers of several class loaders or processes: making a key takes a process of its own. */
  public static Path makeKeyStore(Path folder) throws IOException, InterruptedException {
    Path keyStore = folder.resolve("broker.p12");
    Path output = folder.resolve("keytool.out");
    Process keytool =
        new ProcessBuilder(command(keyStore))
            .redirectErrorStream(true)
            .redirectOutput(output.toFile())
            .start();
    if (!keytool.waitFor(1, TimeUnit.MINUTES) || keytool.exitValue() != 0) {
      keytool.destroyForcibly();
      throw new IOException("keytool made no key: " + Files.readString(output));
    }
    return keyStore;
  }

  private static List<String> command(Path keyStore) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "keytool").toString());
    command.addAll(List.of("-genkeypair", "-alias", "broker", "-keyalg", "EC"));
    command.addAll(List.of("-dname", "CN=localhost", "-ext", "SAN=ip:" + ScriptedBroker.HOST));
    command.addAll(List.of("-validity", "2", "-storetype", STORE_TYPE, "-storepass", PASSWORD));
    command.addAll(List.of("-keystore", keyStore.toString()));
    return command;
  }

  @Override
  public ServerSocket serverSocket() throws IOException {
    return context.getServerSocketFactory().createServerSocket();
  }

  @Override
  public Map<String, String> clientSettings() {
    return Map.of(
        "security.protocol",
        "SSL",
        "ssl.truststore.type",
        STORE_TYPE,
        "ssl.truststore.location",
        keyStore.toString(),
        "ssl.truststore.password",
        PASSWORD);
  }

  @Override
  public String toString() {
    return "tls";
  }
}
